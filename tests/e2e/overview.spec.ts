import type { Locator, Page } from '@playwright/test';
import { countOf, openResults, respond } from './support/responses';
import { siteDate } from './support/dates';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { CHOICE, WHY, question } from './support/visitors';
import { wp } from './support/wp';

const DAY_MS = 86_400_000;

/** A day of the site, whose clock is UTC: YYYY-MM-DD. */
const day = ( ago: number ): string =>
	new Date( Date.now() - ago * DAY_MS ).toISOString().slice( 0, 10 );

const cardOf = ( admin: Page ): Locator =>
	admin.getByRole( 'group', { name: 'Responses' } );

const pickerOf = ( admin: Page ): Locator =>
	admin.getByRole( 'button', { name: /^Date range: / } );

/** Moves responses to the days before today, all of a survey. */
function moveToThePast(
	surveyId: number,
	daysAgo: ReadonlyMap< number, number >
): void {
	for ( const [ id, ago ] of daysAgo ) {
		wp(
			'eval',
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_responses SET submitted_at = '${ day( ago ) } 12:00:00', submitted_on = '${ day( ago ) }' WHERE id = ${ id }" );`
		);
	}
	wp( 'userfeedback', 'recount', String( surveyId ) );
}

/** Fills in the two days of the picker and applies them. */
async function applyDays(
	admin: Page,
	from: string,
	to: string
): Promise< void > {
	const picker = admin.getByRole( 'dialog', { name: 'Date range' } );
	await picker.getByLabel( 'First day' ).fill( from );
	await picker.getByLabel( 'Last day' ).fill( to );
	await picker.getByRole( 'button', { name: 'Apply' } ).click();
}

/** Whether a canvas has pixels of exactly this colour. */
async function hasColor(
	canvas: Locator,
	color: readonly number[]
): Promise< boolean > {
	return canvas.evaluate( ( element, [ red, green, blue ] ) => {
		const { width, height } = element as HTMLCanvasElement;
		const pixels =
			( element as HTMLCanvasElement )
				.getContext( '2d' )
				?.getImageData( 0, 0, width, height ).data ?? [];
		for ( let at = 0; at < pixels.length; at += 4 ) {
			if (
				pixels[ at ] === red &&
				pixels[ at + 1 ] === green &&
				pixels[ at + 2 ] === blue &&
				pixels[ at + 3 ] === 255
			) {
				return true;
			}
		}
		return false;
	}, color );
}

test( '[OVR-02] [OVR-04] [OVR-06] the overview counts any range of all surveys or of one, and links back keep it', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'Counted', questions: [ CHOICE, WHY ] } );
	const other = await survey( {
		title: 'The other one',
	} );
	const ids = await respond(
		api,
		visitor.request,
		id,
		Array.from( { length: 5 }, () => [
			{ question_id: CHOICE.id, value: 'Yes' },
		] )
	);
	await respond( api, visitor.request, other, [
		[ { question_id: CHOICE.id, value: 'No' } ],
	] );
	moveToThePast(
		id,
		new Map(
			ids.map( ( each, index ) => [
				each,
				[ 0, 3, 10, 45, 100 ][ index ] ?? 0,
			] )
		)
	);

	await openResults( admin, '/' );
	const card = cardOf( admin );
	await expect( card ).toContainText( '4 responses in the past 30 days' );
	// The chosen range stays readable under the pointer: white on the accent colour.
	const chosen = card.getByText( 'Past 30 Days', { exact: true } );
	await card.getByRole( 'radio', { name: 'Past 30 Days' } ).hover();
	await expect( chosen ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
	await expect(
		card.getByRole( 'radio', { name: 'Past 30 Days' } )
	).toBeChecked();
	const chart = card.getByRole( 'img', { name: /^Responses per day/ } );
	await expect( chart ).toBeVisible();
	await expect
		.poll( () => hasColor( chart, [ 0x2d, 0x87, 0xf1 ] ) )
		.toBe( true );

	// With the keyboard: the chosen preset has the focus, and the next one is below it.
	const picker = pickerOf( admin );
	await picker.press( 'Enter' );
	await expect(
		admin.getByRole( 'button', { name: 'Last 30 days', exact: true } )
	).toBeFocused();
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await expect( picker ).toBeFocused();
	await expect( admin ).toHaveURL( /#\/\?range=last-90-days$/ );
	await expect( card ).toContainText( '5 responses, ' );
	await expect( card.getByRole( 'radio', { checked: true } ) ).toHaveCount(
		0
	);
	await card.getByRole( 'button', { name: 'Show as table' } ).click();
	await expect( card.getByRole( 'row' ) ).toHaveCount( 1 + 90 );
	await card.getByRole( 'button', { name: 'Show as chart' } ).click();
	await expect( chart ).toBeVisible();

	// Two days of one's own, with every day between them.
	await picker.click();
	const fields = admin.getByRole( 'dialog', { name: 'Date range' } );
	await expect( fields.getByLabel( 'First day' ) ).toHaveAttribute(
		'min',
		'2005-01-01'
	);
	await expect( fields.getByLabel( 'Last day' ) ).toHaveAttribute(
		'max',
		day( 0 )
	);
	await applyDays( admin, day( 3 ), day( 4 ) );
	await expect( fields.getByText( /^The first day is after/ ) ).toBeVisible();
	await applyDays( admin, day( 4 ), day( 2 ) );
	const shown = [ 4, 2 ].map( ( ago ) =>
		siteDate( new Date( day( ago ) ), 'UTC' )
	);
	await expect( card ).toContainText(
		`1 response, ${ shown.join( ' – ' ) }`
	);
	await card.getByRole( 'button', { name: 'Show as table' } ).click();
	await expect( card.getByRole( 'cell' ) ).toHaveText( [ '0', '1', '0' ] );
	const range = `range=${ day( 4 ) }..${ day( 2 ) }`;
	await expect( admin ).toHaveURL( new RegExp( `#/\\?${ range }$` ) );

	// Its results, and back to the same range.
	await admin
		.getByRole( 'link', { name: 'View Results of Counted' } )
		.click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/survey/${ id }\\?${ range }$` )
	);
	await admin.getByRole( 'link', { name: 'All results' } ).click();
	await expect( card ).toContainText(
		`1 response, ${ shown.join( ' – ' ) }`
	);
	await admin.reload();
	await expect( card ).toContainText(
		`1 response, ${ shown.join( ' – ' ) }`
	);

	// One survey: its counts and cards, and on to its full results.
	const switcher = admin.getByRole( 'combobox', { name: 'Survey' } );
	await switcher.fill( 'Counted' );
	await admin.getByRole( 'option', { name: 'Counted' } ).click();
	for ( const [ label, count ] of [
		[ 'Past 7 days', '2' ],
		[ 'Past 30 days', '3' ],
		[ 'Total responses', '5' ],
		[ 'Impressions', '0' ],
	] as const ) {
		await expect( countOf( admin, label ) ).toHaveText( count );
	}
	await expect(
		admin.getByRole( 'group', { name: 'Is it good?' } )
	).toContainText( '1 answer' );
	await takeScreenshots( admin, 'overview-one' );
	await admin.getByRole( 'link', { name: 'See full results' } ).click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Counted'
	);
	await expect( pickerOf( admin ) ).toHaveAccessibleName(
		new RegExp( shown.join( ' – ' ) )
	);
	// On to the responses, and all the way back.
	await admin
		.getByRole( 'link', { name: 'See Individual Responses' } )
		.click();
	await admin.getByRole( 'link', { name: 'Go Back' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/survey/${ id }\\?${ range }$` )
	);
	await admin.getByRole( 'link', { name: 'All results' } ).click();
	await expect( admin ).toHaveURL( new RegExp( `survey=${ id }` ) );
	await expect( switcher ).toHaveValue( 'Counted' );

	// All surveys again, with the responses of both.
	await switcher.fill( 'All' );
	await admin.getByRole( 'option', { name: 'All Surveys' } ).click();
	await card.getByRole( 'radio', { name: 'Past 7 Days' } ).click();
	await expect( card ).toContainText( '3 responses in the past 7 days' );
} );

test( '[OVR-04~] choosing an NPS survey in the overview opens its results', async ( {
	admin,
	survey,
} ) => {
	const id = await survey( {
		status: 'draft',
		title: 'Loyalty',
		type: 'nps',
		questions: [ question( 'nps', 'Would you recommend us?' ) ],
	} );
	await openResults( admin, '/?range=last-7-days' );
	const switcher = admin.getByRole( 'combobox', { name: 'Survey' } );
	await switcher.fill( 'Loyalty' );
	await admin.getByRole( 'option', { name: 'Loyalty' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/survey/${ id }\\?range=last-7-days$` )
	);
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Loyalty'
	);
	// The address of the overview with this survey leads there as well.
	await openResults( admin, `/?survey=${ id }` );
	await expect( admin ).toHaveURL( new RegExp( `#/survey/${ id }$` ) );
} );
