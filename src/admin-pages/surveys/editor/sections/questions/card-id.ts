const PREFIX = 'userfeedback-question-';

/** The id of a question's card in the document. */
export function cardId( questionId: string ): string {
	return PREFIX + questionId;
}

/** The question whose card contains an element; undefined if none does. */
export function questionAt( element: Element ): string | undefined {
	const card = element.closest( `[id^="${ PREFIX }"]` );
	return card?.id.slice( PREFIX.length );
}
