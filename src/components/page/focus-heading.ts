/** Moves the focus to the heading of the screen or dialog that contains an element, because the focused element is removed. */
export function focusHeading( element: Element ): void {
	const container = element.closest< HTMLElement >(
		'[role="dialog"], .userfeedback-page'
	);
	const heading = container?.querySelector< HTMLElement >(
		'.userfeedback-page__heading'
	);
	( heading ?? container )?.focus();
}
