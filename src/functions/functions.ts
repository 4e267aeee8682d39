import { bookFile } from './book-file.ts'
import { leaveBooks, takeBooks } from './books-along.ts'
import { answerRecordings } from './answer-recordings.ts'
import { answerWord } from './answer-word.ts'
import { buy } from './buy.ts'
import { buyGiftCard } from './buy-gift-card.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeGiftMail } from './change-gift-mail.ts'
import { checkDiscount } from './check-discount.ts'
import { checkTitle } from './check-title.ts'
import { chooseAfterRejection } from './choose-after-rejection.ts'
import { continueBook } from './continue-book.ts'
import { countView } from './count-view.ts'
import { deleteBook } from './delete-book.ts'
import { duplicateBook } from './duplicate-book.ts'
import { eraseAccount } from './erase-account.ts'
import { examineParts } from './examine-parts.ts'
import { exportData } from './export-data.ts'
import { giveBook } from './give-book.ts'
import { keepPresent } from './keep-present.ts'
import { invoiceFile } from './invoice-file.ts'
import { makeBook } from './make-book.ts'
import { makeReadingLink } from './make-reading-link.ts'
import { offerRecording } from './offer-recording.ts'
import { offerWord } from './offer-word.ts'
import { operate } from './operate.ts'
import { portrait } from './portrait.ts'
import type { OpenFunction, ProductFunction } from './product-function.ts'
import { proposeTitles } from './propose-titles.ts'
import { readAnswers } from './read-answers.ts'
import { readByLink } from './read-by-link.ts'
import { readTwist } from './read-twist.ts'
import { redrawCover } from './redraw-cover.ts'
import { redrawPicture } from './redraw-picture.ts'
import { redrawSheet } from './redraw-sheet.ts'
import { referralLink } from './referral-link.ts'
import { refreshOrder } from './refresh-order.ts'
import { reminders } from './reminders.ts'
import { removePassword } from './remove-password.ts'
import { removeRecordings } from './remove-recordings.ts'
import { restoreBook } from './restore-book.ts'
import { saveRecording } from './save-recording.ts'
import { takeBackRecordings } from './take-back-recordings.ts'
import { thankGiver } from './thank-giver.ts'
import { uploadPicture } from './upload-picture.ts'
import { withdrawPresent } from './withdraw-present.ts'
import { wrapPresent } from './wrap-present.ts'

/** What a browser can ask under /functions/v1 before there is any session, by name. */
export const openFunctions: Readonly<Record<string, OpenFunction>> = {
  portrait,
  'read-twist': readTwist,
  'read-by-link': readByLink,
  'count-view': countView,
  'keep-present': keepPresent,
  'thank-giver': thankGiver,
  'offer-word': offerWord,
  'read-answers': readAnswers,
  'offer-recording': offerRecording,
  'take-back-recordings': takeBackRecordings,
}

/** Everything else, by name. It needs a session; a guest's will do. */
export const functions: Readonly<Record<string, ProductFunction>> = {
  'propose-titles': proposeTitles,
  'upload-picture': uploadPicture,
  'make-book': makeBook,
  'check-title': checkTitle,
  'continue-book': continueBook,
  'redraw-cover': redrawCover,
  'redraw-sheet': redrawSheet,
  'redraw-picture': redrawPicture,
  'book-file': bookFile,
  buy,
  'buy-gift-card': buyGiftCard,
  'give-book': giveBook,
  'change-gift-mail': changeGiftMail,
  'wrap-present': wrapPresent,
  'withdraw-present': withdrawPresent,
  'invoice-file': invoiceFile,
  operate,
  'examine-parts': examineParts,
  'refresh-order': refreshOrder,
  'cancel-order': cancelOrder,
  'choose-after-rejection': chooseAfterRejection,
  'check-discount': checkDiscount,
  'referral-link': referralLink,
  reminders,
  'leave-books': leaveBooks,
  'take-books': takeBooks,
  'delete-book': deleteBook,
  'restore-book': restoreBook,
  'duplicate-book': duplicateBook,
  'make-reading-link': makeReadingLink,
  'answer-word': answerWord,
  'answer-recordings': answerRecordings,
  'save-recording': saveRecording,
  'remove-recordings': removeRecordings,
  'remove-password': removePassword,
  'export-data': exportData,
  'erase-account': eraseAccount,
}
