import { act, fireEvent } from '@testing-library/react';
import '@/widget/app';
import '@/widget/parts/auto-advance';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/star-rating';
import '@/add-ons/question-types/parts/comment-box';
import type { Question } from '@/survey-model';
import { button, heading, show, useFreshPage, widget } from './popup';
import { choice, several, survey, text } from './support';

useFreshPage();
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const nps = {
	...choice,
	id: 'nps',
	type: 'nps',
	title: 'Would you recommend us?',
	config: { options: [] },
	settings: { ...choice.settings, start_at_zero: true },
} as unknown as Question;
const stars = { ...nps, id: 'stars', type: 'star-rating' } as Question;

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

/** Shows a question with a text after it; the owner wants surveys to go on by themselves. */
async function open( question: Question, isOn = true ) {
	const { settings } = survey();
	await show(
		[ question, text ],
		{},
		{
			settings: {
				...settings,
				behavior: { ...settings.behavior, auto_advance: isOn },
			},
		}
	);
}

/** The radio button with a name, or the last one. */
const radio = ( name?: string | RegExp ) =>
	widget()
		.getAllByRole( 'radio', name ? { name } : {} )
		.at( -1 )!;
const click = ( element: HTMLElement ) => {
	fireEvent.pointerDown( element );
	fireEvent.click( element );
};

it.each< [ string, Question, string | RegExp | undefined ] >( [
	[ 'radio button', choice, 'The web' ],
	[ 'NPS', nps, /^10/ ],
	[ 'star rating', stars, undefined ],
] )( '[PLS-25] goes on after one click: %s', async ( _, question, name ) => {
	await open( question );
	click( radio( name ) );
	expect( radio( name ) ).toBeChecked();
	await pass( 349 );
	expect( heading() ).toHaveTextContent( question.title );
	await pass( 1 );
	expect( heading() ).toHaveTextContent( text.title );
} );

it( '[PLS-25] goes on after Space, not while arrow keys walk through the options', async () => {
	await open( choice );
	fireEvent.keyDown( radio( 'A friend' ), { key: 'ArrowDown' } );
	// What browsers do on an arrow key.
	fireEvent.click( radio( 'The web' ) );
	fireEvent.keyUp( radio( 'The web' ), { key: 'ArrowDown' } );
	await pass( 1000 );
	expect( heading() ).toHaveTextContent( choice.title );
	expect( radio( 'The web' ) ).toBeChecked();
	// Space on the option that the arrows have chosen.
	fireEvent.keyDown( radio( 'The web' ), { key: ' ' } );
	fireEvent.keyUp( radio( 'The web' ), { key: ' ' } );
	fireEvent.click( radio( 'The web' ) );
	await pass( 350 );
	expect( heading() ).toHaveTextContent( text.title );
} );

it( '[PLS-25] waits for the last of several clicks, and does not go on twice', async () => {
	await open( choice );
	click( radio( 'A friend' ) );
	await pass( 300 );
	click( radio( 'The web' ) );
	await pass( 300 );
	expect( heading() ).toHaveTextContent( choice.title );
	fireEvent.click( button( 'Next' ) );
	await pass( 1000 );
	expect( heading() ).toHaveTextContent( text.title );
} );

it( '[PLS-25] lets visitors go back and choose again', async () => {
	await open( choice );
	click( radio( 'A friend' ) );
	await pass( 350 );
	fireEvent.click( button( 'Back' ) );
	await pass( 1000 );
	expect( heading() ).toHaveTextContent( choice.title );
	click( radio( 'The web' ) );
	await pass( 350 );
	expect( heading() ).toHaveTextContent( text.title );
} );

it.each< [ string, Question, boolean ] >( [
	[ 'several answers', several, true ],
	[
		'a comment box',
		{
			...nps,
			settings: { ...nps.settings, comment_box: true },
		} as Question,
		true,
	],
	[ 'the setting off', choice, false ],
] )( '[PLS-25] does not go on with %s', async ( _, question, isOn ) => {
	await open( question, isOn );
	const [ first ] = [
		...widget().queryAllByRole( 'radio' ),
		...widget().queryAllByRole( 'checkbox' ),
	];
	click( first! );
	expect( first ).toBeChecked();
	await pass( 1000 );
	expect( heading() ).toHaveTextContent( question.title );
} );
