import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { button, darken, FIVE, useSurvey, waitingIn } from './support/visitors';

const shown = useSurvey( 'Access', FIVE );

/** The name of the page's element that has the focus. */
const focused = ( page: Page ) =>
	page
		.locator( 'body' )
		.evaluate( ( body ) => body.ownerDocument.activeElement?.localName );

/** Everything that live regions have said so far. */
async function spoken( page: Page ): Promise< string[] > {
	return page.evaluate(
		() => ( window as unknown as { spoken?: string[] } ).spoken ?? []
	);
}

/** Notes whatever changes in a live region of the popup. */
function listen() {
	const said: string[] = [];
	Object.assign( window, { spoken: said } );
	const attach = Element.prototype.attachShadow;
	Element.prototype.attachShadow = function ( options ) {
		const root = attach.call( this, options );
		new MutationObserver( ( records ) => {
			for ( const { target } of records ) {
				const region = (
					target instanceof Element ? target : target.parentElement
				)?.closest( '[role=status]' );
				const text = region?.textContent?.trim();
				if ( text && said.at( -1 ) !== text ) {
					said.push( text );
				}
			}
		} ).observe( root, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return root;
	};
}

/** How a screen reader finds each question, and how the keyboard alone answers it. */
const QUESTIONS: Array< { tree: string; keys: string[] } > = [
	{
		tree: `
    - region "Survey":
      - status: "Survey: How did you find us?"
      - button "Feedback" [expanded]
      - paragraph: Question 1 of 5
      - radiogroup "How did you find us?":
        - heading "How did you find us?" [level=2]
        - radio "A friend told me"
        - radio "A search engine"
        - radio "Social media"
      - status
      - button "Next"
      - button "Skip"
      - button "Close"`,
		keys: [ 'Tab', 'Tab', 'Space', 'ArrowDown', 'Enter' ],
	},
	{
		tree: `
      - button "Back"
      - paragraph: Question 2 of 5
      - group "Which of these do you use at home?":
        - heading "Which of these do you use at home?" [level=2]
        - text: Required
        - checkbox "Coffee maker"
        - checkbox "Electric kettle"
        - checkbox "Toaster"
      - status
      - button "Next" [disabled]
      - button "Close"`,
		keys: [ 'Tab', 'Space', 'Tab', 'Tab', 'Space', 'Enter' ],
	},
	{
		tree: `
      - button "Back"
      - paragraph: Question 3 of 5
      - heading "What is missing here?" [level=2]
      - textbox "What is missing here?"
      - status
      - button "Next"
      - button "Skip"
      - button "Close"`,
		keys: [ 'Tab', 'T', 'e', 'a', 'Enter' ],
	},
	{
		tree: `
      - button "Back"
      - paragraph: Question 4 of 5
      - heading "What would have made your visit better?" [level=2]
      - textbox "What would have made your visit better?"
      - paragraph: "Characters left: 400"
      - status
      - button "Next"
      - button "Skip"
      - button "Close"`,
		keys: [ 'Tab', 'A', 'Enter', 'b', 'Tab', 'Enter' ],
	},
	{
		tree: `
      - button "Back"
      - paragraph: Question 5 of 5
      - heading "May we write to you?" [level=2]
      - text: Email address
      - textbox "May we write to you? Email address"
      - status
      - text: First name (optional)
      - textbox "First name (optional)"
      - button "Next"
      - button "Skip"
      - button "Close"`,
		keys: [ 'Tab', 'a', 'd', 'a', 'Enter' ],
	},
];

test( '[WID-02~] the five plain types have a correct accessibility tree, keyboard use and announcements, and no axe findings', async ( {
	visitor,
} ) => {
	await visitor.addInitScript( listen );
	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect( widget ).toHaveAttribute( 'aria-busy', 'false' );
	// It takes no focus unasked.
	expect( await focused( visitor ) ).toBe( 'body' );
	// Where a visitor comes who tabs through the page to its end.
	await visitor.evaluate( () => {
		const last = [ ...document.querySelectorAll( 'a, button' ) ].at( -1 );
		( last as HTMLElement ).focus();
	} );
	for ( const { tree, keys } of QUESTIONS ) {
		await expect( widget.locator( 'xpath=..' ) ).toMatchAriaSnapshot(
			tree
		);
		expect( await violationsIn( visitor ) ).toEqual( [] );
		for ( const key of keys ) {
			await visitor.keyboard.press( key );
		}
	}

	// What was typed is no address: the field says so, has the focus, and is corrected.
	const email = widget.getByRole( 'textbox' ).first();
	await expect( email ).toBeFocused();
	await expect( email ).toHaveAccessibleDescription(
		'Enter an email address like name@example.com.'
	);
	expect( await violationsIn( visitor ) ).toEqual( [] );
	await visitor.keyboard.type( '@example.org' );
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.type( 'Ada' );
	const posted = visitor.waitForRequest( /\/surveys\/\d+\/responses/ );
	await visitor.keyboard.press( 'Enter' );
	expect( ( await posted ).postDataJSON().answers ).toEqual( [
		{ question_id: 'radio-button', value: 'A search engine' },
		{ question_id: 'checkbox', value: [ 'Coffee maker', 'Toaster' ] },
		{ question_id: 'text', value: 'Tea' },
		{ question_id: 'long-text', value: 'A\nb' },
		{
			question_id: 'email',
			value: 'ada@example.org',
			extra: { name: 'Ada' },
		},
	] );
	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );

	await expect( widget.getByRole( 'heading' ) ).toBeFocused();
	await expect( widget.getByRole( 'heading' ) ).toHaveText(
		'Thanks for your feedback!'
	);
	expect( await violationsIn( visitor ) ).toEqual( [] );
	expect( await spoken( visitor ) ).toEqual( [
		'Survey: How did you find us?',
		'Enter an email address like name@example.com.',
	] );

	// Escape minimizes: there is the tab and nothing else, with the focus. After Close, the page has its focus back.
	await visitor.keyboard.press( 'Escape' );
	await expect( widget.getByRole( 'button' ) ).toHaveCount( 1 );
	await expect( button( visitor, 'Feedback' ) ).toBeFocused();
	expect( await violationsIn( visitor ) ).toEqual( [] );
	await visitor.keyboard.press( 'Space' );
	await expect( button( visitor, 'Close' ) ).toBeVisible();
	await visitor.keyboard.press( 'Tab' );
	await expect( button( visitor, 'Close' ) ).toBeFocused();
	await visitor.keyboard.press( 'Enter' );
	await expect( widget ).toHaveCount( 0 );
	expect( await focused( visitor ) ).toMatch( /^(a|button)$/ );
} );

test( 'required questions announce what is missing, without axe findings, also in forced colours and a dark widget', async ( {
	visitor,
} ) => {
	await visitor.addInitScript( listen );
	await darken( visitor, ( html ) =>
		html.replaceAll( '"required":false', '"required":true' )
	);
	await visitor.emulateMedia( { forcedColors: 'active' } );
	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect( widget.getByText( 'Required' ) ).toBeVisible();
	await expect( button( visitor, 'Skip' ) ).toHaveCount( 0 );
	const next = () =>
		button( visitor, 'Next' ).evaluate( ( element: HTMLElement ) =>
			element.click()
		);
	const isLookedAt = async ( message: string ) => {
		await next();
		await expect( widget.getByText( message ) ).toBeVisible();
		expect( await violationsIn( visitor ) ).toEqual( [] );
	};
	await isLookedAt( 'Choose an answer to continue.' );
	await widget.getByRole( 'radio' ).first().check();
	await next();
	await visitor.emulateMedia( { forcedColors: 'none' } );
	await isLookedAt( 'Choose an answer to continue.' );
	await widget.getByRole( 'checkbox' ).first().check();
	await next();
	await isLookedAt( 'Write an answer to continue.' );
	await widget.getByRole( 'textbox' ).fill( 'Tea' );
	await next();
	await isLookedAt( 'Write an answer to continue.' );
	const story = widget.getByRole( 'textbox' );
	await story.fill( 'x'.repeat( 399 ) );
	await story.press( 'End' );
	await visitor.keyboard.type( 'yz' );
	await expect( story ).toHaveValue( `${ 'x'.repeat( 399 ) }y` );
	await expect
		.poll( () => spoken( visitor ) )
		.toContain( 'Characters left: 0' );
	expect( await violationsIn( visitor ) ).toEqual( [] );
	await next();
	await isLookedAt( 'Enter your email address to continue.' );
} );
