import type { Target } from './client/look';
import type { Visitor } from './client/visitor';

/** Selector of the popup's element, with the shadow tree. */
export const host = 'userfeedback-widget';

/** The elements of the popup. */
export const popup = {
	frame: { host, css: 'section' },
	tab: { host, css: '.tab' },
	heading: { host, css: 'h2' },
	message: { host, css: '.view__message' },
	field: { host, css: '.text' },
	button: ( name: string ): Target => ( { host, css: 'button', name } ),
	option: ( name: string ): Target => ( { host, css: 'input', name } ),
};

/** Goes to a page whose popup opens by itself, or stays minimized. */
export async function openPopup(
	person: Visitor,
	go: () => Promise< void >
): Promise< void > {
	await go();
	await person.until(
		() =>
			person.ask(
				( css ) =>
					document
						.querySelector( css )
						?.shadowRoot?.querySelector( 'section' )?.ariaBusy ===
					'false',
				host
			),
		() => 'the popup should have done waiting'
	);
}
