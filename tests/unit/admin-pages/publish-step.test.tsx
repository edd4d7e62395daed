import { screen, waitFor, within } from '@testing-library/react';
import { banner, press, site } from '../support/editor';
import { setDates } from '../support/dates';
import { openPublish, radio, saveButton, toggle } from '../support/publish';
import { survey } from '../support/surveys';

const NOW = '2026-11-22T12:00:00Z';

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( NOW ) } );
	setDates( { zone: 'Europe/Berlin' } );
} );
afterEach( () => {
	jest.useRealTimers();
	setDates();
	delete window.userfeedbackAdmin;
} );

describe( 'the status on the publish step', () => {
	it( '[PUB-02~] is Publish by default, also for a draft', async () => {
		const { user, sent } = await openPublish();
		expect( radio( 'Publish' ) ).toBeChecked();
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( '[PUB-02] names the button after what it does: draft, schedule or publish', async () => {
		const opened = await openPublish();
		expect( saveButton( 'Save and Publish' ) ).toBeEnabled();
		await opened.user.click( toggle() );
		expect( saveButton( 'Save and Schedule' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await opened.user.click( radio( 'Draft' ) );
		await press( opened.user, 'Save as Draft' );
		expect( opened.sent() ).toEqual( [ { status: 'draft' } ] );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );
} );

describe( 'the publish step', () => {
	it( '[PUB-01] summarizes questions, devices, pages, timing, display length and run time', async () => {
		const { settings } = survey();
		await openPublish( {
			settings: {
				...settings,
				targeting: {
					...settings.targeting,
					devices: [ 'desktop', 'mobile' ],
					pages: 'custom',
					page_rules: [
						{
							type: 'page_url_contains',
							operator: '&&',
							data: '/shop/',
						},
					],
				},
				behavior: {
					...settings.behavior,
					timing: 'delay',
					timing_delay: 15,
					display_length: 'once',
					run_time: 'expire',
					expire_at: { month: 3, day: 31 },
				},
			},
		} );
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		const facts = Object.fromEntries(
			within( summary )
				.getAllByRole( 'term' )
				.map( ( { textContent }, index ) => [
					textContent,
					within( summary ).getAllByRole( 'definition' )[ index ]
						?.textContent,
				] )
		);
		expect( facts ).toMatchObject( {
			Questions: '2',
			Devices: 'Desktop and Mobile',
			Pages: 'Pages that match 1 rule',
			Timing: expect.stringContaining( '15' ),
			'Display length': expect.stringMatching( /once/i ),
			'Run time': expect.stringMatching( /^Until Mar 31, \d{4}$/ ),
		} );
	} );

	it( 'does not send two saves at once', async () => {
		const { user, saves } = await openPublish( {}, ( request ) =>
			request.method === 'POST' ? 'silence' : site( request )
		);
		await user.click( saveButton( 'Save and Publish' ) );
		await waitFor( () =>
			expect( saveButton( 'Save and Publish' ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			)
		);
		await user.click( saveButton( 'Save and Publish' ) );
		expect( saves() ).toHaveLength( 1 );
	} );
} );
