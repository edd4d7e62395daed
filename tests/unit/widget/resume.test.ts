import { act, fireEvent } from '@testing-library/react';
import '@/widget/app';
import '@/add-ons/question-types/parts/nps';
import type { Question } from '@/survey-model';
import {
	button,
	fetchMock,
	statisticsMock,
	heading,
	hostElement,
	root,
	sentBodies,
	show,
	type,
	widget,
} from './popup';
import {
	choice,
	email,
	required,
	settle,
	several,
	story,
	text,
} from './support';
import {
	ALL,
	begin,
	checkbox,
	nextPage,
	radio,
	stored,
	useVisit,
} from './visit';

useVisit();

describe( 'a visitor who reloads or goes to another page', () => {
	it( '[PLS-24~] goes on at the same question with the text typed so far, and sends everything once', async () => {
		await begin();
		const { submissionId } = stored();
		const user = await nextPage();
		expect( heading() ).toHaveTextContent( text.title );
		expect( widget().getByText( 'Question 3 of 3' ) ).toBeVisible();
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		type( 'Longer hours' );
		await user.click( button( 'Next' ) );
		await act( settle );
		expect( sentBodies() ).toHaveLength( 1 );
		expect( sentBodies()[ 0 ] ).toMatchObject( {
			submission_id: submissionId,
			answers: [
				{ question_id: 'source', value: 'The web' },
				{ question_id: 'teas', value: [ 'Assam', 'Sencha' ] },
				{ question_id: 'wish', value: 'Longer hours' },
			],
		} );
	} );

	it.each< [ string, () => Promise< unknown > | void, () => void ] >( [
		[
			'a choice without Next',
			async () => act( () => radio( 'By chance' ).click() ),
			() => expect( radio( 'By chance' ) ).toBeChecked(),
		],
		[
			'a skipped question',
			async () => act( () => button( 'Skip' ).click() ),
			() => expect( heading() ).toHaveTextContent( several.title ),
		],
	] )( '[PLS-24~] [WID-03~] finds %s again', async ( _, act1, check ) => {
		await show( ALL );
		await act1();
		await nextPage();
		check();
	} );

	it( '[PLS-24~] keeps what stands beside the answer, such as a name', async () => {
		const named = {
			...email,
			config: { include_name: true },
		} as Question;
		await show( [ named, text ] );
		const [ address, name ] = widget().getAllByRole( 'textbox' );
		fireEvent.change( address!, { target: { value: 'ada@example.org' } } );
		fireEvent.change( name!, { target: { value: ' Ada ' } } );
		const user = await nextPage( [ named, text ] );
		expect( widget().getAllByRole( 'textbox' )[ 1 ] ).toHaveValue(
			' Ada '
		);
		await user.click( button( 'Next' ) );
		await nextPage( [ named, text ] );
		await user.click( button( 'Skip' ) );
		expect( sentBodies()[ 0 ].answers[ 0 ] ).toEqual( {
			question_id: 'email',
			value: 'ada@example.org',
			extra: { name: 'Ada' },
		} );
	} );

	it( '[PLS-24~] does not find the text of a skipped question', async () => {
		const user = await show( [ text, choice ] );
		type( 'Not this' );
		await user.click( button( 'Skip' ) );
		await nextPage( [ text, choice ] );
		await user.click( button( 'Back' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( '' );
	} );

	it( 'is announced where they are, without taking the focus', async () => {
		await begin();
		document.body.innerHTML = '<input>';
		document.querySelector( 'input' )!.focus();
		jest.useFakeTimers();
		hostElement()!.remove();
		await show( ALL );
		await act( () => jest.advanceTimersByTimeAsync( 500 ) );
		expect( root().querySelector( '.unseen' ) ).toHaveTextContent(
			`Survey: ${ text.title }`
		);
		expect( document.activeElement ).toBe(
			document.querySelector( 'input' )
		);
	} );

	it( 'is counted as started and as having reached a question once', async () => {
		const events = () =>
			statisticsMock.mock.calls
				.filter( ( [ url ] ) => url.includes( 'progress' ) )
				.map( ( [ , { body } ] ) => JSON.parse( body ).event );
		await begin();
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( events() ).toEqual( [ 'started', 'reached' ] );
		statisticsMock.mockClear();
		const user = await nextPage();
		await user.click( button( 'Next' ) );
		expect( events() ).toEqual( [] );
	} );

	it( 'needs the time since the survey was first shown', async () => {
		jest.useFakeTimers( { now: 1_000_000 } );
		await show( [ choice, text ] );
		act( () => radio( 'The web' ).click() );
		await act( () => jest.advanceTimersByTimeAsync( 60_000 ) );
		hostElement()!.remove();
		await show( [ choice, text ] );
		act( () => button( 'Next' ).click() );
		act( () => button( 'Skip' ).click() );
		expect( sentBodies()[ 0 ].elapsed_ms ).toBeGreaterThanOrEqual( 60_000 );
		expect( sentBodies()[ 0 ].elapsed_ms ).toBeLessThan( 61_000 );
	} );
} );

describe( 'if the questions have changed', () => {
	const options = ( ...labels: string[] ) =>
		( { ...choice, config: { options: labels } } ) as Question;

	it.each< [ string, Question[], string ] >( [
		[
			'the chosen option is gone',
			[ options( 'A friend', 'Elsewhere' ), several, text ],
			choice.title,
		],
		[
			'an option has come and the order has changed',
			[ options( 'New', 'The web' ), several, text ],
			text.title,
		],
		[
			'a question has another type',
			[ { ...story, id: 'source' }, several, text ],
			story.title,
		],
		[
			'one of several chosen options is gone',
			[
				choice,
				{ ...several, config: { options: [ 'Assam' ] } } as Question,
				text,
			],
			several.title,
		],
		[ 'a passed question is gone', [ several, text ], text.title ],
		[ 'a new question comes first', [ story, ...ALL ], story.title ],
		[
			'the current question is gone',
			[ choice, several, story ],
			story.title,
		],
		[ 'nothing is left', [ email ], email.title ],
	] )(
		'[PLS-24~] goes on where the answers still fit: %s',
		async ( _, questions, title ) => {
			await begin();
			await nextPage( questions as Question[], { revision: 4 } );
			expect( heading() ).toHaveTextContent( title as string );
		}
	);

	it( '[PLS-24~] stops at a skipped question that is required now', async () => {
		const user = await show( ALL );
		await user.click( button( 'Skip' ) );
		await user.click( button( 'Skip' ) );
		await nextPage( [ choice, required( several ), text ] );
		expect( heading() ).toHaveTextContent( several.title );
		expect(
			widget().queryByText( 'Choose an answer to continue.' )
		).toBeNull();
	} );

	it( '[PLS-24~] never submits by itself: a survey that has become shorter stops at its last question', async () => {
		await begin();
		await nextPage( [ choice, several ] );
		expect( heading() ).toHaveTextContent( several.title );
		expect( checkbox( 'Sencha' ) ).toBeChecked();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( '[PLS-24~] keeps a typed text', async () => {
		await begin();
		await nextPage( [ choice, several, { ...text, title: 'New words' } ] );
		expect( heading() ).toHaveTextContent( 'New words' );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
	} );

	it.each( [
		[
			'is kept if its scale is the same',
			true,
			'A title of its own',
			text.title,
		],
		[
			'is dropped if its scale has changed',
			false,
			'Recommend?',
			'Recommend?',
		],
	] )( '[PLS-24~] a number %s', async ( _, isFromZero, title, expected ) => {
		const nps = ( start_at_zero: boolean, words: string ) =>
			( {
				...choice,
				id: 'nps',
				type: 'nps',
				title: words,
				config: { options: [] },
				settings: { ...choice.settings, start_at_zero },
			} ) as unknown as Question;
		const user = await show( [ nps( true, 'Recommend?' ), text ] );
		await user.click( widget().getAllByRole( 'radio' )[ 0 ]! );
		await user.click( button( 'Next' ) );
		await nextPage( [ nps( isFromZero, title ), text ], { revision: 4 } );
		expect( heading() ).toHaveTextContent( expected );
	} );
} );
