import type { Page } from '@playwright/test';
import type { Hands } from './support/hands';
import { keyboardAlone, mouse } from './support/hands';
import { SURVEYS, questionCard } from './support/surveys';
import { expect, test } from './support/test';

/** A year of which every day is still to come. */
const YEAR = String( new Date().getUTCFullYear() + 1 );

/** The types that are added after the first question, a single text field, with the options of those that have some. */
const ADDED: readonly [ label: string, options: readonly string[] ][] = [
	[ 'Radio Buttons', [ 'Yes', 'No' ] ],
	[ 'Checkboxes', [ 'Price', 'Speed' ] ],
	[ 'Image Radio', [ 'Sea', 'Hills' ] ],
	[ 'Icon Choice', [ 'Up', 'Down' ] ],
	[ 'Email Capture', [] ],
	[ 'Long Text', [] ],
	[ 'Star Rating', [] ],
	[ 'Net Promoter Score', [] ],
];

/** A question in the builder, by its number. */
const titleOf = ( page: Page, number: number ) =>
	questionCard( page, number ).getByRole( 'textbox', {
		name: 'Title',
		exact: true,
	} );

async function writeQuestions( page: Page, hands: Hands ): Promise< void > {
	await hands.write( titleOf( page, 1 ), 'Your name?' );
	for ( const [ index, [ label, options ] ] of ADDED.entries() ) {
		const number = index + 2;
		const card = questionCard( page, number );
		await hands.pick(
			page.getByRole( 'button', { name: 'Add Question' } ),
			label
		);
		await expect( titleOf( page, number ) ).toBeFocused();
		await page.keyboard.type( `${ label }?` );
		for ( const [ place, option ] of options.entries() ) {
			const field = card.getByRole( 'textbox', {
				name: `Option ${ place + 1 }`,
			} );
			if ( ! ( await field.isVisible() ) ) {
				await hands.press(
					card.getByRole( 'button', { name: 'Add option' } )
				);
			}
			await hands.write( field, option );
		}
		if ( label === 'Checkboxes' ) {
			await hands.set( card.getByLabel( 'Required' ) );
			await hands.set( card.getByLabel( 'Conditional logic' ) );
			await hands.choose(
				card.getByLabel( 'Question of condition 1' ),
				'2. Radio Buttons?'
			);
			await hands.choose(
				card.getByLabel( 'Answer of condition 1' ),
				'No'
			);
		}
	}
}

async function writeThankYou( page: Page, hands: Hands ): Promise< void > {
	await hands.set(
		page.getByRole( 'radio', { name: 'Conditional redirect' } )
	);
	const card = page.getByRole( 'group', { name: 'Thank you' } );
	await hands.choose(
		card.getByLabel( 'Question of condition 1' ),
		'9. Net Promoter Score?'
	);
	await hands.choose(
		card.getByLabel( 'Comparison of condition 1' ),
		'Greater than'
	);
	await hands.choose( card.getByLabel( 'Answer of condition 1' ), '8' );
	await hands.write(
		card.getByLabel( 'Or to a URL' ),
		'https://example.com/thanks'
	);
}

async function writeSettings( page: Page, hands: Hands ): Promise< void > {
	await hands.set( page.getByRole( 'checkbox', { name: 'Tablet' } ), false );
	await hands.set( page.getByRole( 'radio', { name: 'Specific pages' } ) );
	await hands.write( page.getByLabel( 'Value of rule 1' ), '/pricing' );
	await hands.press( page.getByRole( 'button', { name: 'Add group' } ) );
	await hands.choose(
		page.getByLabel( 'Rule 2', { exact: true } ),
		'URL does not contain'
	);
	await hands.write( page.getByLabel( 'Value of rule 2' ), '/old' );
	await hands.set( page.getByRole( 'radio', { name: 'After a delay' } ) );
	await hands.write( page.getByLabel( 'Seconds' ), '7' );
	await hands.set( page.getByRole( 'radio', { name: 'Once' } ) );
	await hands.set( page.getByRole( 'radio', { name: 'Until a date' } ) );
	await hands.choose( page.getByLabel( 'Month' ), 'February' );
	await hands.choose( page.getByLabel( 'Day', { exact: true } ), '29' );
	await hands.set( page.getByLabel( 'Start as a small tab' ) );
}

async function writeEmail( page: Page, hands: Hands ): Promise< void > {
	await hands.set( page.getByLabel( 'Send an email for each response' ) );
	await hands.write(
		page.getByLabel( 'Addresses' ),
		'one@example.org, two@example.org'
	);
	await hands.set( page.getByLabel( 'Conditional logic' ) );
	await hands.choose(
		page.getByLabel( 'If all of these are true' ),
		'Do not send the email'
	);
	await hands.choose(
		page.getByLabel( 'Question of condition 1' ),
		'8. Star Rating?'
	);
	await hands.choose( page.getByLabel( 'Answer of condition 1' ), '4' );
}

async function goOn( page: Page, hands: Hands, step: string ) {
	await hands.press(
		page.getByRole( 'button', { name: `Next Step: ${ step }` } )
	);
	await expect(
		page.getByRole( 'group', { name: `${ step } step` } )
	).toBeFocused();
}

async function schedule( page: Page, hands: Hands ): Promise< number > {
	await hands.set( page.getByLabel( 'Schedule for Later' ) );
	await hands.date( page.getByLabel( 'Date' ), [ '12', '31', YEAR ] );
	await hands.choose( page.getByLabel( 'Time' ), '12:30' );
	await hands.set( page.getByRole( 'radio', { name: 'PM' } ) );
	const saved = page.waitForResponse( /\/surveys\/\d+/ );
	await hands.press(
		page.getByRole( 'button', { name: 'Save and Schedule' } )
	);
	return ( ( await ( await saved ).json() ) as { id: number } ).id;
}

/** Opens the survey anew and finds every value in the builder. */
async function expectFound( page: Page, id: number ): Promise< void > {
	const open = async ( step: string ) => {
		await page.goto( 'about:blank' );
		await page.goto( `${ SURVEYS }#/edit/${ id }/${ step }` );
	};
	await open( 'questions' );
	const outline = page
		.getByRole( 'navigation', { name: 'Questions' } )
		.getByRole( 'listitem' );
	await expect( outline ).toHaveText( [
		/Your name\?$/,
		...ADDED.map( ( [ label ] ) => new RegExp( `${ label }\\?$` ) ),
	] );
	for ( const [ index, [ , options ] ] of ADDED.entries() ) {
		for ( const [ place, option ] of options.entries() ) {
			await expect(
				questionCard( page, index + 2 ).getByRole( 'textbox', {
					name: `Option ${ place + 1 }`,
				} )
			).toHaveValue( option );
		}
	}
	await expect(
		questionCard( page, 3 ).getByLabel( 'Conditional logic' )
	).toBeChecked();
	await expect(
		page.getByRole( 'radio', { name: 'Conditional redirect' } )
	).toBeChecked();
	await expect( page.getByLabel( 'Or to a URL' ) ).toHaveValue(
		'https://example.com/thanks'
	);

	await open( 'settings' );
	await expect( page.getByLabel( 'Value of rule 1' ) ).toHaveValue(
		'/pricing'
	);
	await expect( page.getByLabel( 'Value of rule 2' ) ).toHaveValue( '/old' );
	for ( const name of [
		'Specific pages',
		'After a delay',
		'Once',
		'Until a date',
	] ) {
		await expect( page.getByRole( 'radio', { name } ) ).toBeChecked();
	}
	await expect( page.getByLabel( 'Seconds' ) ).toHaveValue( '7' );
	await expect( page.getByLabel( 'Month' ) ).toHaveValue( '2' );
	await expect( page.getByLabel( 'Day', { exact: true } ) ).toHaveValue(
		'29'
	);
	await expect( page.getByLabel( 'Start as a small tab' ) ).toBeChecked();

	await open( 'notifications' );
	await expect( page.getByLabel( 'Addresses' ) ).toHaveValue(
		'one@example.org, two@example.org'
	);
	await expect( page.getByLabel( 'Answer of condition 1' ) ).toHaveValue(
		'4'
	);

	await open( 'publish' );
	await expect( page.getByLabel( 'Date' ) ).toHaveValue( `${ YEAR }-12-31` );
	await expect( page.getByLabel( 'Time' ) ).toHaveValue( '12:30' );
	await expect( page.getByRole( 'radio', { name: 'PM' } ) ).toBeChecked();
}

for ( const [ tool, handsOf ] of [
	[ 'mouse', mouse ],
	[ 'keyboard alone', keyboardAlone ],
] as const ) {
	test( `[PUB-04~] [THX-02~] builds a survey of nine types with logic, rules, a schedule and a redirect by ${ tool }, and finds every value again`, async ( {
		admin,
		api,
	} ) => {
		test.setTimeout( 120_000 );
		const hands = handsOf( admin );
		await admin.goto( `${ SURVEYS }#/new` );
		await hands.press( admin.getByRole( 'button', { name: /^Blank/ } ) );
		await expect(
			admin.getByRole( 'textbox', { name: 'Survey title' } )
		).toBeFocused();
		await admin.keyboard.type( `By ${ tool }` );
		await admin.keyboard.press( 'Enter' );
		await writeQuestions( admin, hands );
		await writeThankYou( admin, hands );
		await goOn( admin, hands, 'Settings' );
		await writeSettings( admin, hands );
		await goOn( admin, hands, 'Notifications' );
		await writeEmail( admin, hands );
		await goOn( admin, hands, 'Publish' );
		const id = await schedule( admin, hands );

		expect( await api.get( `surveys/${ id }` ) ).toMatchObject( {
			title: `By ${ tool }`,
			status: 'publish',
			settings: {
				thank_you: {
					type: 'conditional_redirect',
					conditions: [
						{
							condition_type: '>',
							condition: '8',
							page: null,
							redirect_url: 'https://example.com/thanks',
						},
					],
				},
				targeting: {
					devices: [ 'desktop', 'mobile' ],
					pages: 'custom',
					page_rules: [
						{ type: 'page_url_contains', data: '/pricing' },
						{
							type: 'page_url_not_contains',
							operator: '||',
							data: '/old',
						},
					],
				},
				behavior: {
					timing: 'delay',
					timing_delay: 7,
					display_length: 'once',
					run_time: 'expire',
					expire_at: { month: 2, day: 29 },
					start_minimized: true,
				},
			},
			notifications: {
				email: {
					active: true,
					addresses: 'one@example.org, two@example.org',
					logic: {
						enable: true,
						action: 'not_send',
						conditions: [ { compare: '>', value: '4' } ],
					},
				},
			},
		} );
		await expectFound( admin, id );
	} );
}
