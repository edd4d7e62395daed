import fixture from '../../fixtures/inline-form.json';
import type { WidgetSurvey } from '@/survey-model';
import { resumed } from '@/widget/resume/resume';
import type { Parcel } from '@/widget/types';
import { Random } from '../support/generated-surveys';
// Opens the registry for the parts.
import type { Walker } from './walkers';
import { walkEngine, walkInline, walkPopup } from './walkers';
import '@/widget/parts/logic';
import '@/widget/parts/written';
import '@/add-ons/question-types/parts/comment-box';
import '@/add-ons/question-types/parts/icon-choice';
import '@/add-ons/question-types/parts/image-radio';
import '@/add-ons/question-types/parts/nps';
import '@/add-ons/question-types/parts/star-rating';
import { atBeginning } from './engine';
import { inlineHtml } from './inline-html';
import { clearCookies, watchListeners } from './support';
import type { Step } from './walks';
import { restless, someSurvey, walk, withExtras } from './walks';

jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => Promise.resolve(),
} ) );

/** As in logic-walks.test.ts, whose walks PHP judges too. */
const SEED = Number( process.env[ 'LOGIC_WALKS_SEED' ] ?? 15 );
/** How many of the 5,000 surveys are drawn: a browser of Jest is slow. */
const SURVEYS = Number( process.env[ 'LOGIC_WALKS_VIEWS' ] ?? 60 );

type View = ( survey: WidgetSurvey ) => Promise< Walker >;

/** What a page did: the questions that were seen and what their fields held, what was given to the outbox, and what was counted. */
interface Course {
	seen: ( string | null )[];
	held: unknown[];
	parcels: string[];
	counts: unknown[];
}

class Observer {
	public observe() {}
	public disconnect() {}
}

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-21T12:00:00Z' ) } );
	Object.assign( window, { IntersectionObserver: Observer } );
	document.title = 'Tea';
} );

afterEach( () => {
	jest.useRealTimers();
} );

/** Takes the steps; after `change` of them, the next page shows another view. */
async function take(
	survey: WidgetSurvey,
	steps: readonly Step[],
	views: readonly View[],
	change = Infinity
): Promise< Course > {
	const course: Course = { seen: [], held: [], parcels: [], counts: [] };
	const forget = watchListeners();
	// Ids of submissions differ by nothing else.
	const numbers = jest
		.spyOn( crypto, 'getRandomValues' )
		.mockImplementation( ( list ) => list );
	sessionStorage.clear();
	clearCookies();
	window.fetch = ( async ( ...request: unknown[] ) => {
		course.counts.push( request );
	} ) as unknown as typeof fetch;
	window.userfeedback = {
		...window.userfeedback,
		resume: resumed,
		outbox: {
			send( parcel: Parcel, report ) {
				course.parcels.push( JSON.stringify( parcel ) );
				report( { status: 'sent' } );
			},
		},
	};
	let walker = await views[ 0 ]!( survey );
	for ( const [ index, step ] of steps.entries() ) {
		if ( index === change ) {
			walker.end();
			walker = await views[ 1 ]!( survey );
		}
		const at = walker.at();
		course.seen.push( at );
		if ( at !== step.id ) {
			break;
		}
		course.held.push( walker.holds() );
		await walker.take( step );
	}
	course.seen.push( walker.at() );
	walker.end();
	forget();
	numbers.mockRestore();
	return course;
}

it( 'the forms are those that PHP prints', () => {
	const { questions } = fixture.data.surveys[ 0 ] as unknown as WidgetSurvey;
	const printed = new DOMParser().parseFromString(
		fixture.html.replace( ' is-random', '' ),
		'text/html'
	);
	printed
		.querySelectorAll( '.userfeedback-required, img, svg' )
		.forEach( ( each ) => each.remove() );
	const title = printed.querySelector( '.userfeedback-title' )!;
	title.textContent = title.textContent.trim();
	const lines = ( html: string ) => html.split( /(?=<)/ );
	expect( lines( inlineHtml( questions ) ) ).toEqual(
		lines( printed.body.innerHTML )
	);
} );

it( `[LOG-06~] the popup and inline forms go the way of the engine and send the same, byte for byte (${ SURVEYS } surveys, seed ${ SEED })`, async () => {
	const random = new Random( SEED );
	const times = { sent: 0, added: 0, refused: 0, back: 0, resumed: 0 };
	for ( let number = 1; number <= SURVEYS; number++ ) {
		const asked = someSurvey( random );
		const plain = walk( random, atBeginning( asked ) );
		const own = new Random( SEED * 100000 + number );
		const drawn = withExtras( own, {
			...( fixture.data.surveys[ 0 ] as unknown as WidgetSurvey ),
			questions: asked.questions,
		} );
		const steps = restless( own, drawn.questions, plain.steps );
		const change = 1 + own.below( steps.length );
		const pages = own.of( [
			[ walkPopup, walkInline ],
			[ walkInline, walkPopup ],
		] );
		const engine = await take( drawn, steps, [ walkEngine ] );
		const popup = await take( drawn, steps, [ walkPopup ] );
		const inline = await take( drawn, steps, [ walkInline ] );
		const both =
			number % 3 === 0 && ( await take( drawn, steps, pages, change ) );
		const details = `survey ${ number } of seed ${ SEED }: ${ JSON.stringify( { steps, change, questions: drawn.questions } ) }`;
		const compare = ( name: string, actual: unknown, wanted: unknown ) => {
			const [ one, other ] = [ actual, wanted ].map( ( value ) =>
				JSON.stringify( value )
			);
			if ( one !== other ) {
				throw new Error(
					`${ name }: ${ one } instead of ${ other } in ${ details }`
				);
			}
		};
		// The restless visitor goes the way of the plain one.
		const moves = engine.seen.filter(
			( id, index, all ) => id !== all[ index - 1 ]
		);
		compare( 'engine, path', moves, [ ...plain.visited, null ] );
		const { answers, delivery } = plain.state;
		compare(
			'engine, answers',
			engine.parcels.map( ( text ) =>
				( JSON.parse( text ) as Parcel ).body.answers.map(
					( { question_id, value } ) => ( { question_id, value } )
				)
			),
			delivery.status === 'sending' ? [ answers ] : []
		);
		compare( 'popup', popup, engine );
		compare( 'inline', inline, engine );
		if ( both ) {
			compare( 'both, path', both.seen, engine.seen );
			compare( 'both, held', both.held, engine.held );
			compare( 'both, sent', both.parcels, engine.parcels );
		}
		times.sent += engine.parcels.length;
		times.added += Number( /"extra"/.test( engine.parcels.join() ) );
		times.back += Number( steps.some( ( { does } ) => does === 'back' ) );
		times.resumed += Number( both && change < steps.length );
		times.refused += Number( engine.seen.length - 1 > moves.length );
	}
	// Enough of each to be worth the name of a check.
	expect( times.sent ).toBeGreaterThan( SURVEYS / 10 );
	expect( times.added ).toBeGreaterThan( SURVEYS / 10 );
	expect( times.back ).toBeGreaterThan( SURVEYS / 10 );
	expect( times.refused ).toBeGreaterThan( SURVEYS / 10 );
	expect( times.resumed ).toBeGreaterThan( SURVEYS / 10 );
}, 3600000 );
