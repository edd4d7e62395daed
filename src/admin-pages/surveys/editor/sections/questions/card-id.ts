/** The id of a question's card in the document. */
export function cardId( questionId: string ): string {
	return `userfeedback-question-${ questionId }`;
}
