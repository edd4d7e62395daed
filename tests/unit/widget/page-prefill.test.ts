import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { start } from '@/widget/loader/start';
import type { Question } from '@/survey-model';
import { isOpen, load, openPage, page, usePage, waitForTrigger } from './page';
import {
	button,
	fetchMock,
	statisticsMock,
	root,
	sentBodies,
	type,
	widget,
} from './popup';
import { choice, settle, several, survey, text } from './support';

usePage();

describe( 'prefill', () => {
	const nps = {
		...choice,
		id: 'nps',
		type: 'nps',
		config: { options: [] },
		settings: { ...choice.settings, start_at_zero: false },
	} as unknown as Question;
	const stars = {
		...nps,
		id: 'stars',
		type: 'star-rating',
	} as unknown as Question;
	const icons = {
		...choice,
		id: 'icons',
		type: 'icon-choice',
		config: { options: [ { label: 'Car' }, { label: 'Bus' } ] },
	} as unknown as Question;
	const email = {
		...text,
		id: 'email',
		type: 'email',
		config: { include_name: false },
	} as unknown as Question;
	const fromZero = {
		...nps,
		id: 'zero',
		settings: { ...nps.settings, start_at_zero: true },
	} as unknown as Question;
	const all = [ choice, several, text, nps, fromZero, stars, icons, email ];

	it.each( [
		[ 'source', 'The web', true ],
		[ 'source', 'The Web', false ],
		[ 'source', [ 'The web' ], false ],
		[ 'teas', [ 'Assam', 'Sencha' ], true ],
		[ 'teas', [ 'Assam', 'Assam' ], false ],
		[ 'teas', [ 'Assam', 'Coffee' ], false ],
		[ 'teas', [], false ],
		[ 'teas', 'Assam', false ],
		[ 'icons', 'Bus', true ],
		[ 'icons', 'Bike', false ],
		[ 'wish', 'More tea', true ],
		[ 'wish', ' ', false ],
		[ 'wish', 7, false ],
		[ 'wish', 'x'.repeat( 400 ), true ],
		[ 'wish', 'x'.repeat( 401 ), false ],
		[ 'email', 'x'.repeat( 254 ), true ],
		[ 'email', 'x'.repeat( 255 ), false ],
		[ 'nps', 1, true ],
		[ 'nps', 0, false ],
		[ 'nps', 10, true ],
		[ 'nps', 11, false ],
		[ 'nps', 7.5, false ],
		[ 'nps', '7', false ],
		[ 'zero', 0, true ],
		[ 'zero', -1, false ],
		[ 'stars', 5, true ],
		[ 'stars', 6, false ],
		[ 'nothing', 'x', false ],
		[ 'constructor', 'x', false ],
	] )(
		'[PLS-05~] to question %s with %j: %s',
		async ( id, value, isAccepted ) => {
			openPage( [ survey( { questions: all } ) ] );
			waitForTrigger();
			await act( async () => {
				void start( Date.now, '' );
				await settle();
			} );
			expect( await window.userfeedback!.prefill!( 7, id, value ) ).toBe(
				isAccepted
			);
			expect( page.warn ).toHaveBeenCalledTimes( isAccepted ? 0 : 1 );
		}
	);

	it( '[PLS-05~] preselects answers, which are recorded when the visitor goes on', async () => {
		openPage( [ survey( { questions: [ choice, several, text ] } ) ], {
			queue: [
				[ 'prefill', 7, 'source', 'The web' ],
				[ 'prefill', 7, 'teas', [ 'Ceylon' ] ],
				[ 'prefill', 7, 'wish', 'More tea' ],
			],
		} );
		await act( async () => start( Date.now, '' ) );
		await isOpen();
		await waitFor( () =>
			expect(
				widget().getByRole( 'radio', { name: 'The web' } )
			).toBeChecked()
		);
		// The impression only: nobody has started to answer.
		expect( statisticsMock ).toHaveBeenCalledTimes( 1 );
		const user = userEvent.setup();
		await user.click(
			widget().getByRole( 'radio', { name: 'By chance' } )
		);
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).not.toBeChecked();
		await user.click( button( 'Next' ) );
		expect(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		).toBeChecked();
		await user.click( button( 'Next' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'More tea' );
		expect( fetchMock ).not.toHaveBeenCalled();
		await user.click( button( 'Next' ) );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'By chance' },
			{ question_id: 'teas', value: [ 'Ceylon' ] },
			{ question_id: 'wish', value: 'More tea' },
		] );
	} );

	it( '[PLS-05~] sends nothing of an answer that the visitor skips or unchecks', async () => {
		const { api } = await load( [
			survey( { questions: [ several, choice ] } ),
		] );
		await isOpen();
		await act(
			async () => void ( await api.prefill!( 7, 'teas', [ 'Ceylon' ] ) )
		);
		await act(
			async () => void ( await api.prefill!( 7, 'source', 'The web' ) )
		);
		const user = userEvent.setup();
		await user.click(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		);
		expect(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		).not.toBeChecked();
		await user.click( button( 'Next' ) );
		await user.click( button( 'Skip' ) );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( root() ).toBeTruthy();
	} );

	it( '[PLS-05~] leaves what the visitor has typed', async () => {
		const { api } = await load( [ survey( { questions: [ text ] } ) ] );
		await isOpen();
		await act(
			async () => void ( await api.prefill!( 7, 'wish', 'Ours' ) )
		);
		const field = widget().getByRole( 'textbox' ) as HTMLInputElement;
		expect( field ).toHaveValue( 'Ours' );
		await Promise.resolve( type( '' ) );
		expect( field ).toHaveValue( '' );
		await act( settle );
		expect( field ).toHaveValue( '' );
	} );
} );
