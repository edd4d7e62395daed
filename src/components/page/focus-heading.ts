/** Takes the focus to the heading of the screen, or to the dialog, that an element is part of: what had it goes. */
export function focusHeading( element: Element ): void {
	const around = element.closest< HTMLElement >(
		'[role="dialog"], .userfeedback-page'
	);
	const heading = around?.querySelector< HTMLElement >(
		'.userfeedback-page__heading'
	);
	( heading ?? around )?.focus();
}
