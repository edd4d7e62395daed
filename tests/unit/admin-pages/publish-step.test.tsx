import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Survey } from '../../../src/survey-model';
import schedules from '../../fixtures/schedules.json';
import { setDates } from '../support/dates';
import { banner, openEditor, press, sentSurvey, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
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

/** Opens survey 7 at its last step. */
async function open(
	stored: Partial< Survey > = {},
	onSave: ( request: SeenRequest ) => Answer = site
) {
	const opened = await openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( stored ) }
				: onSave( request ),
		'/edit/7/publish'
	);
	return {
		...opened,
		sent: () => opened.saves().map( sentSurvey ),
	};
}

type Opened = Awaited< ReturnType< typeof open > >;

const radio = ( name: string ) => screen.getByRole( 'radio', { name } );
const toggle = () =>
	screen.getByRole( 'checkbox', { name: 'Schedule for Later' } );
const date = () => screen.getByLabelText< HTMLInputElement >( 'Date' );
const time = () => screen.getByRole( 'combobox', { name: 'Time' } );
const saveButton = ( name: string ) => screen.getByRole( 'button', { name } );

async function choose(
	{ user }: Opened,
	day: string,
	clock: string,
	meridiem: string
) {
	fireEvent.change( date(), { target: { value: day } } );
	await user.selectOptions( time(), clock );
	await user.click( radio( meridiem ) );
}

describe( 'the status on the publish step', () => {
	it( '[PUB-02~] is Publish by default, also for a draft', async () => {
		const { user, sent } = await open();
		expect( radio( 'Publish' ) ).toBeChecked();
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( '[PUB-02] names the button after what it does: draft, schedule or publish', async () => {
		const opened = await open();
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

describe( 'Schedule for Later', () => {
	it( '[PUB-04~] on a draft chooses Publish, and choosing Draft turns it off', async () => {
		const { user } = await open();
		await user.click( radio( 'Draft' ) );
		await user.click( toggle() );
		expect( radio( 'Publish' ) ).toBeChecked();
		expect( date() ).toBeVisible();
		await user.click( radio( 'Draft' ) );
		expect( toggle() ).not.toBeChecked();
		expect( screen.queryByLabelText( 'Date' ) ).toBeNull();
	} );

	it( '[PUB-04] is on for a stored date, shown in the site’s time zone; a draft removes the date', async () => {
		const { user, sent } = await open( {
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
		const { user, sent } = await open( {
			status: 'publish',
			publish_at: '2027-11-07T06:30:00Z',
		} );
		expect( time() ).toHaveValue( '1:30' );
		await press( user, 'Save and Schedule' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
	} );

	it( '[PUB-04~] is off for a date that has passed, which stays stored', async () => {
		const { user, sent } = await open( {
			status: 'publish',
			publish_at: NOW,
		} );
		expect( toggle() ).not.toBeChecked();
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish' } ] );
	} );

	it( '[PUB-04~] publishes at once when it is turned off', async () => {
		const { user, sent } = await open( {
			status: 'publish',
			publish_at: '2027-03-28T01:30:00Z',
		} );
		await user.click( toggle() );
		await press( user, 'Save and Publish' );
		expect( sent() ).toEqual( [ { status: 'publish', publish_at: null } ] );
	} );

	it( '[PUB-05] offers dates from the site’s today, and every half an hour with AM and PM', async () => {
		jest.setSystemTime( Date.parse( '2026-11-22T23:30:00Z' ) );
		const { user } = await open();
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
			const opened = await open();
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
			const opened = await open();
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
		const opened = await open();
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
		const opened = await open();
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
		const opened = await open( {}, ( request ) =>
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
		'[PUB-06~] [GAT-03~] is locked when the site lacks it (%s), and opens what unlocks it',
		async ( decision, title ) => {
			printFeatures( { scheduling: decision } );
			const { user } = await open();
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
		const { user, sent } = await open( {
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

describe( 'the publish step', () => {
	it( 'summarizes the survey for visitors', async () => {
		await open();
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		expect( summary ).toHaveTextContent( 'Questions2' );
	} );

	it( 'does not send two saves at once', async () => {
		const { user, saves } = await open( {}, ( request ) =>
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
