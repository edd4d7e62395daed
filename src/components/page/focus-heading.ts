/** Moves the focus to the heading of the screen or dialog that contains an element, because the focused element is removed. */
export function focusHeading( element: Element ): void {
	const around = element.closest< HTMLElement >(
		'[role="dialog"], .userfeedback-page'
	);
	const heading = around?.querySelector< HTMLElement >(
		'.userfeedback-page__heading'
	);
	( heading ?? around )?.focus();
}
