import { act, fireEvent, screen } from '@testing-library/react';
import schedules from '../../fixtures/schedules.json';
import { setDates } from '../support/dates';
import { banner, press, site } from '../support/editor';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import {
	choose,
	date,
	openPublish,
	radio,
	saveButton,
	time,
	toggle,
} from '../support/publish';

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

describe( 'Schedule for Later', () => {
	it( '[PUB-04~] on a draft chooses Publish, and choosing Draft turns it off', async () => {
		const { user } = await openPublish();
		await user.click( radio( 'Draft' ) );
		await user.click( toggle() );
		expect( radio( 'Publish' ) ).toBeChecked();
		expect( date() ).toBeVisible();
		await user.click( radio( 'Draft' ) );
		expect( toggle() ).not.toBeChecked();
		expect( screen.queryByLabelText( 'Date' ) ).toBeNull();
	} );

	it( '[PUB-04] is on for a stored date, shown in the site’s time zone; a draft removes the date', async () => {
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: '2027-03-28T01:30:00Z',
		} );
		expect( toggle() ).toBeChecked();
		expect( date() ).toHaveValue( '2027-03-28' );
		expect( time() ).toHaveValue( '3:30' );
		expect( radio( 'AM' ) ).toBeChecked();
		expect(
			screen.getByText(
				'Visitors see the survey from Mar 28, 2027, 3:30 AM (Europe/Berlin).'
			)
		).toBeVisible();
		await user.click( radio( 'Draft' ) );
		await press( user, 'Save as Draft' );
		expect( sent() ).toEqual( [ { status: 'draft', publish_at: null } ] );
	} );

	it( '[PUB-04~] keeps a stored date that is shown unchanged to the second', async () => {
		// The second 1:30 of the night; 1:30 alone means the first.
		setDates( { zone: 'America/New_York' } );
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: '2027-11-07T06:30:00Z',
		} );
		expect( time() ).toHaveValue( '1:30' );
		await press( user, 'Save and Schedule' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
	} );

	it( '[PUB-04~] is off for a date that has passed, which stays stored', async () => {
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: NOW,
		} );
		expect( toggle() ).not.toBeChecked();
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
	} );

	it( '[PUB-04~] publishes at once when it is turned off', async () => {
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: '2027-03-28T01:30:00Z',
		} );
		await user.click( toggle() );
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish', publish_at: null } ] );
	} );

	it( '[PUB-05] offers dates from the site’s today, and every half an hour with AM and PM', async () => {
		jest.setSystemTime( Date.parse( '2026-11-22T23:30:00Z' ) );
		const { user } = await openPublish();
		await user.click( toggle() );
		expect( date() ).toHaveAttribute( 'min', '2026-11-23' );
		const times = Array.from(
			( time() as HTMLSelectElement ).options,
			( { text } ) => text
		);
		expect( times ).toHaveLength( 25 );
		expect( times[ 1 ] ).toBe( '1:00' );
		expect( times.slice( -3 ) ).toEqual( [ '11:30', '12:00', '12:30' ] );
		expect( radio( 'AM' ) ).not.toBeChecked();
		expect( radio( 'PM' ) ).not.toBeChecked();
	} );

	it.each( [
		[ '12:00', 'PM', '2027-01-31T11:00:00Z' ],
		[ '12:00', 'AM', '2027-01-30T23:00:00Z' ],
		[ '12:30', 'PM', '2027-01-31T11:30:00Z' ],
		[ '1:00', 'PM', '2027-01-31T12:00:00Z' ],
	] )(
		'[PUB-05~] sends %s %s in Berlin as %s and stays in the builder',
		async ( clock, meridiem, moment ) => {
			const opened = await openPublish();
			await opened.user.click( toggle() );
			await choose( opened, '2027-01-31', clock, meridiem );
			await press( opened.user, 'Save and Schedule' );
			expect( opened.sent() ).toEqual( [
				{ status: 'publish', publish_at: moment },
			] );
			expect( await banner( /^Your Survey was Saved!/ ) ).toBeVisible();
			expect( window.location.hash ).toBe( '#/edit/7/publish' );
			expect( screen.getByText( 'Scheduled' ) ).toBeVisible();
		}
	);

	it.each( schedules.filter( ( { what } ) => /twice|skipped/.test( what ) ) )(
		'[PUB-05~] sends $date $time $meridiem in $zone as $moment',
		async ( row ) => {
			setDates( { zone: row.zone } );
			const opened = await openPublish();
			await opened.user.click( toggle() );
			await choose(
				opened,
				row.date,
				row.time,
				row.meridiem.toUpperCase()
			);
			await press( opened.user, 'Save and Schedule' );
			expect( opened.sent() ).toEqual( [
				{ status: 'publish', publish_at: row.moment },
			] );
		}
	);

	it( '[PUB-06~] can be saved only with date, time and meridiem, and in the future', async () => {
		const opened = await openPublish();
		const { user, sent } = opened;
		await user.click( toggle() );
		const unsaved = async ( reason: string ) => {
			expect( screen.getByText( reason ) ).toBeVisible();
			await press( user, 'Save and Schedule' );
			expect( sent() ).toEqual( [] );
		};
		const incomplete = 'Choose a date, a time, and AM or PM.';
		await unsaved( incomplete );
		fireEvent.change( date(), { target: { value: '2026-11-22' } } );
		await unsaved( incomplete );
		await user.selectOptions( time(), '1:00' );
		await unsaved( incomplete );
		// It is 1 PM in Berlin.
		await user.click( radio( 'PM' ) );
		await unsaved( 'This time has passed. Choose a later one.' );
		fireEvent.change( date(), { target: { value: '2036-11-23' } } );
		await unsaved(
			'This is more than ten years away. Choose an earlier date.'
		);
		fireEvent.change( date(), { target: { value: '2026-11-22' } } );
		await user.selectOptions( time(), '1:30' );
		await press( user, 'Save and Schedule' );
		expect( sent() ).toEqual( [
			{ status: 'publish', publish_at: '2026-11-22T12:30:00Z' },
		] );
	} );

	it( '[PUB-06~] is not saved when its time passes while the page is open', async () => {
		const opened = await openPublish();
		await opened.user.click( toggle() );
		await choose( opened, '2026-11-22', '1:30', 'PM' );
		expect( saveButton( 'Save and Schedule' ) ).toBeEnabled();
		await act( () => jest.advanceTimersByTimeAsync( 31 * 60_000 ) );
		await press( opened.user, 'Save and Schedule' );
		expect( opened.sent() ).toEqual( [] );
		expect(
			screen.getByText( 'This time has passed. Choose a later one.' )
		).toBeVisible();
	} );

	it( '[PUB-06~] shows the server’s reason at the date until another one is chosen', async () => {
		const words = 'This time has passed. Choose another.';
		const opened = await openPublish( {}, ( request ) =>
			request.method === 'POST'
				? refusal( 400, 'userfeedback_survey_invalid', words, [
						{
							field: 'publish_at',
							code: 'date_passed',
							message: words,
						},
					] )
				: site( request )
		);
		await opened.user.click( toggle() );
		await choose( opened, '2026-11-22', '1:30', 'PM' );
		await press( opened.user, 'Save and Schedule' );
		expect( await screen.findByText( words ) ).toBeVisible();
		expect( date() ).toBeInvalid();
		await opened.user.selectOptions( time(), '2:00' );
		expect( screen.queryByText( words ) ).toBeNull();
		expect( date() ).toBeValid();
	} );

	it.each( [
		[ 'upgrade', 'Upgrade to Plus' ],
		[ 'activate-addon', 'The feature scheduling' ],
	] as const )(
		'[PUB-06] [GAT-03~] is locked when the site lacks it (%s), and opens what unlocks it',
		async ( decision, title ) => {
			printFeatures( { scheduling: decision } );
			const { user } = await openPublish();
			expect( toggle() ).toBeDisabled();
			await user.click(
				screen.getByRole( 'button', {
					name: /^The feature scheduling/,
				} )
			);
			expect(
				screen.getByRole( 'heading', { name: title } )
			).toBeVisible();
		}
	);

	it( '[GAT-03~] shows a stored date when it is locked, and can still be removed', async () => {
		printFeatures( { scheduling: 'upgrade' } );
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: '2027-03-28T01:30:00Z',
		} );
		expect( toggle() ).toBeChecked();
		expect( date() ).toBeDisabled();
		await user.click( radio( 'Draft' ) );
		await press( user, 'Save as Draft' );
		expect( sent() ).toEqual( [ { status: 'draft', publish_at: null } ] );
	} );
} );
