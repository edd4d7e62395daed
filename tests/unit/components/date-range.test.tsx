import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker } from '@/components/date-range';
import type { RangeChoice } from '@/components/date-range/ranges';
import { setDates } from '../support/dates';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';

beforeEach( () => {
	jest.useFakeTimers( {
		now: new Date( '2026-11-22T12:00:00Z' ),
		doNotFake: [
			'setTimeout',
			'clearTimeout',
			'setInterval',
			'clearInterval',
			'setImmediate',
			'clearImmediate',
			'queueMicrotask',
			'nextTick',
			'requestAnimationFrame',
			'cancelAnimationFrame',
			'performance',
		],
	} );
} );

afterEach( () => {
	jest.useRealTimers();
	setDates();
	delete window.userfeedbackAdmin;
} );

const chosen = jest.fn();

function Screen( { isLite, hasAllTime }: Record< string, boolean > ) {
	const [ value, setValue ] = useState< RangeChoice >( {
		preset: isLite ? 'last-7-days' : 'last-30-days',
	} );
	return (
		<DateRangePicker
			value={ value }
			onChange={ ( choice ) => {
				chosen( choice );
				setValue( choice );
			} }
			hasLonger={ ! isLite }
			allowAllTime={ hasAllTime ?? false }
		/>
	);
}

async function open( props: { isLite?: boolean; hasAllTime?: boolean } = {} ) {
	chosen.mockClear();
	printFeatures( props.isLite ? { 'longer-ranges': 'upgrade' } : {} );
	renderAt( '/', <Screen { ...props } /> );
	const toggle = screen.getByRole( 'button', { name: /^Date range: / } );
	await userEvent.click( toggle );
	const dialog = await screen.findByRole( 'dialog', { name: 'Date range' } );
	return { toggle, dialog: within( dialog ) };
}

type Dialog = Awaited< ReturnType< typeof open > >[ 'dialog' ];

async function apply( dialog: Dialog, from: string, to: string ) {
	for ( const [ name, value ] of [
		[ 'First day', from ],
		[ 'Last day', to ],
	] as const ) {
		fireEvent.change( dialog.getByLabelText( name ), {
			target: { value },
		} );
	}
	await userEvent.click( dialog.getByRole( 'button', { name: 'Apply' } ) );
}

const presetsOf = ( dialog: Dialog ) =>
	within( dialog.getByRole( 'group', { name: 'Preset ranges' } ) )
		.getAllByRole( 'button' )
		.map( ( { textContent } ) => textContent );

describe( 'the date picker', () => {
	it( '[OVR-06~] offers the presets and shows the days of the chosen one', async () => {
		const { dialog, toggle } = await open();
		expect( presetsOf( dialog ) ).toEqual( [
			'Today',
			'Yesterday',
			'Last week',
			'Last month',
			'Last 7 days',
			'Last 30 days',
			'Last 90 days',
		] );
		expect( toggle ).toHaveTextContent( 'Last 30 days' );
		expect(
			screen.getByText( 'Oct 24, 2026 – Nov 22, 2026' )
		).toBeVisible();
		expect(
			dialog.getByRole( 'button', { pressed: true } )
		).toHaveTextContent( 'Last 30 days' );
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Last month' } )
		);
		expect( chosen ).toHaveBeenCalledWith( { preset: 'last-month' } );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( toggle ).toHaveAccessibleName( 'Date range: Last month' );
		expect(
			screen.getByText( 'Oct 1, 2026 – Oct 31, 2026' )
		).toBeVisible();
	} );

	it( 'offers all time where the screen allows it', async () => {
		const { dialog } = await open( { hasAllTime: true } );
		expect( presetsOf( dialog ).at( -1 ) ).toBe( 'All time' );
	} );

	it( '[OVR-06~] disables days before 2005-01-01 and after today of the site', async () => {
		setDates( { zone: 'Pacific/Kiritimati' } );
		const { dialog } = await open();
		for ( const name of [ 'First day', 'Last day' ] ) {
			const field = dialog.getByLabelText( name );
			expect( field ).toHaveAttribute( 'min', '2005-01-01' );
			expect( field ).toHaveAttribute( 'max', '2026-11-23' );
		}
		expect(
			dialog.getByText( /\(Pacific\/Kiritimati\)\.$/ )
		).toBeInTheDocument();
	} );

	it( '[OVR-06~] chooses two days', async () => {
		const { dialog, toggle } = await open();
		await apply( dialog, '2026-01-05', '2026-02-01' );
		expect( chosen ).toHaveBeenCalledWith( {
			from: '2026-01-05',
			to: '2026-02-01',
		} );
		expect( toggle ).toHaveTextContent( 'Jan 5, 2026 – Feb 1, 2026' );
	} );

	it.each( [
		[ '2026-02-01', '2026-01-05', /^The first day is after the last/ ],
		[ '2004-12-31', '2005-01-05', 'Choose days from Jan 1, 2005 on.' ],
		[ '2026-11-01', '2026-11-23', /^Choose days up to today/ ],
		[ '2010-11-01', '2026-11-01', 'Choose ten years at most.' ],
		[ '', '2026-11-01', 'Enter a first and a last day.' ],
	] )(
		'[OVR-06~] refuses %s to %s and says why',
		async ( from, to, message ) => {
			const { dialog } = await open();
			await apply( dialog, from, to );
			expect(
				dialog.getByText( message, { exact: false } )
			).toBeInTheDocument();
			expect( dialog.getByLabelText( 'First day' ) ).toBeInvalid();
			expect( chosen ).not.toHaveBeenCalled();
		}
	);

	it( '[OVR-06~] locks longer ranges on Lite, with one line that leads to the upgrade', async () => {
		const { dialog, toggle } = await open( { isLite: true } );
		expect( toggle ).toHaveTextContent( 'Last 7 days' );
		const locked = [ 'Last month', 'Last 30 days', 'Last 90 days' ];
		for ( const name of locked ) {
			const preset = dialog.getByRole( 'button', { name } );
			expect( preset ).toHaveAttribute( 'aria-disabled', 'true' );
			await userEvent.click( preset );
		}
		await apply( dialog, '2026-11-01', '2026-11-08' );
		expect(
			dialog.getByText(
				/^The feature longer-ranges: not in your plan\./,
				{
					selector: '.userfeedback-custom-range__error',
				}
			)
		).toBeInTheDocument();
		expect( chosen ).not.toHaveBeenCalled();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Upgrade to Plus' } )
		);
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
	} );

	it( '[OVR-06~] allows seven days of the past on Lite', async () => {
		const { dialog } = await open( { isLite: true } );
		await apply( dialog, '2026-11-01', '2026-11-07' );
		expect( chosen ).toHaveBeenCalledWith( {
			from: '2026-11-01',
			to: '2026-11-07',
		} );
	} );

	it( 'is used with the keyboard', async () => {
		const { toggle } = await open();
		// The focus moves into the popover after it has been placed.
		await waitFor( () => expect( toggle ).not.toHaveFocus() );
		await userEvent.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( toggle ).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		const current = await screen.findByRole( 'button', { pressed: true } );
		await waitFor( () => expect( current ).toHaveFocus() );
		await userEvent.keyboard( '{Enter}' );
		expect( chosen ).toHaveBeenCalledWith( { preset: 'last-30-days' } );
		await waitFor( () => expect( toggle ).toHaveFocus() );
	} );
} );
