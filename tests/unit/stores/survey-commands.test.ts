import type { PublicationChoice, SurveyCommand } from '@/survey-model';
import { NO_SCHEDULE } from '@/survey-model';
import { store } from '@/stores/surveys';
import type { Fate } from '../support/held-site';
import { heldSite } from '../support/held-site';
import { freshRegistry } from '../support/render';
import { survey } from '../support/surveys';

const LATER = '2027-01-31T11:00:00Z';
const SCHEDULE: PublicationChoice = {
	status: 'publish',
	isScheduled: true,
	schedule: NO_SCHEDULE,
	publishAt: LATER,
};
const DRAFT: PublicationChoice = {
	...SCHEDULE,
	status: 'draft',
	isScheduled: false,
};

beforeEach( () => {
	jest.spyOn( Date, 'now' ).mockReturnValue(
		Date.parse( '2026-11-22T12:00:00Z' )
	);
} );
afterEach( () => jest.restoreAllMocks() );

/** Survey 7, a draft or published, at a site that answers when the test says so. */
function opened( status: 'draft' | 'publish' = 'draft' ) {
	const line = heldSite();
	line.site.stored[ 0 ]!.survey = { ...line.stored(), status };
	const registry = freshRegistry();
	const change = registry.dispatch( store );
	const all = registry.select( store );
	void change.receiveSurvey( survey( { status } ) );

	/** Starts a save or a command; `settle` says what becomes of each of its requests. */
	async function start( command?: SurveyCommand, overwrite?: number ) {
		let isDone = false;
		let error: unknown;
		( command
			? change.runCommand( 7, command, overwrite )
			: change.saveSurvey( 7, overwrite )
		).then(
			() => {
				isDone = true;
			},
			( thrown: unknown ) => {
				isDone = true;
				error = thrown;
			}
		);
		await line.sent( () => isDone );
		return {
			error: () => error,
			settle: ( fate: Fate ) => line.settle( fate, () => isDone ),
			sent: () =>
				( line.waiting()?.body as { survey: object } | undefined )
					?.survey,
		};
	}
	return {
		...line,
		start,
		/** Runs a save or a command of one request. */
		run: async ( fate: Fate, command?: SurveyCommand ) => {
			const running = await start( command );
			await running.settle( fate );
			return running.error();
		},
		edit: ( title: string ) => void change.editSurvey( 7, { title } ),
		choose: ( choice: PublicationChoice ) =>
			void change.choosePublication( 7, () => choice ),
		step: ( way: 'undo' | 'redo' ) => void change.stepSurvey( 7, way ),
		command: () => all.getCommand( 7 ),
		edited: () => all.getEditedSurvey( 7 )!,
		all,
	};
}

const COMMANDS = [
	[ 'publish', 'draft', { status: 'publish', publish_at: null } ],
	[ 'schedule', 'draft', { status: 'publish', publish_at: LATER } ],
	[ 'unpublish', 'publish', { status: 'draft', publish_at: null } ],
] as const;

describe.each( COMMANDS )( 'the command %s', ( command, from, expected ) => {
	it( '[PUB-03~] is carried out with the edits, and is no step of undo', async () => {
		const { choose, edit, run, step, edited, stored, all } = opened( from );
		choose( command === 'schedule' ? SCHEDULE : DRAFT );
		edit( 'Dinner' );
		expect( await run( 'answered', command ) ).toBeUndefined();
		expect( stored() ).toMatchObject( { ...expected, title: 'Dinner' } );
		expect( all.hasEdits( 7 ) ).toBe( false );
		step( 'undo' );
		expect( edited() ).toMatchObject( { ...expected, title: 'Lunch' } );
		expect( all.canStepSurvey( 7, 'undo' ) ).toBe( false );
	} );

	it.each( [ 403, 409, 429, 'failed', 'lost' ] as const )(
		'keeps everything and its error when it ends with %s, and is repeated with what is there by then',
		async ( fate ) => {
			const all = opened( from );
			all.choose( command === 'schedule' ? SCHEDULE : DRAFT );
			const { choice } = all.command();
			all.edit( 'Dinner' );
			const error = await all.run( fate, command );
			expect( all.command() ).toEqual( {
				choice,
				failed: { command, choice, error },
			} );
			expect( all.stored() ).toMatchObject( {
				status: from,
				title: 'Lunch',
			} );
			expect( all.edited() ).toMatchObject( {
				status: from,
				title: 'Dinner',
			} );
			all.edit( 'Supper' );
			expect( all.all.getRepeatedCommand( 7 ) ).toBe( command );
			const again = await all.start(
				command,
				fate === 409 ? all.stored().revision : undefined
			);
			expect( all.command().failed ).toBeUndefined();
			await again.settle( 'answered' );
			if ( fate === 'failed' || fate === 'lost' ) {
				// The first request only asked what became of the lost one.
				await again.settle( 'answered' );
			}
			expect( all.stored() ).toMatchObject( {
				...expected,
				title: 'Supper',
			} );
			expect( all.all.hasUnsaved( 7 ) ).toBe( false );
		}
	);

	it.each( [ 'failed-stored', 'lost-stored' ] as const )(
		'is not carried out twice when it ends with %s',
		async ( fate ) => {
			const all = opened( from );
			all.choose( SCHEDULE );
			expect( await all.run( fate, command ) ).toMatchObject( {
				isAnswerLost: true,
			} );
			expect( all.stored() ).toMatchObject( expected );
			expect( all.edited().status ).toBe( from );
			await all.run( 'answered', command );
			expect( all.stored() ).toMatchObject( {
				...expected,
				revision: 4,
			} );
			expect( all.edited() ).toMatchObject( expected );
		}
	);

	it( 'does not send edits and a choice that are made meanwhile, and keeps them', async () => {
		const all = opened( from );
		all.choose( SCHEDULE );
		const running = await all.start( command );
		expect( all.command().running?.command ).toBe( command );
		all.edit( 'Dinner' );
		const newer = { ...SCHEDULE, publishAt: '2027-02-28T11:00:00Z' };
		all.choose( newer );
		await running.settle( 'answered' );
		expect( all.stored() ).toMatchObject( { ...expected, title: 'Lunch' } );
		expect( all.edited() ).toMatchObject( {
			...expected,
			title: 'Dinner',
		} );
		expect( all.command() ).toEqual( { choice: newer } );
		expect( all.all.hasUnsaved( 7 ) ).toBe( true );
	} );
} );

describe( 'a save and commands at once', () => {
	it.each( [
		[ undefined, 'publish' ],
		[ 'publish', undefined ],
		[ 'publish', 'unpublish' ],
		[ undefined, undefined ],
	] as const )(
		'refuse the second one and lose nothing (%s, then %s)',
		async ( first, second ) => {
			const all = opened();
			all.edit( 'Dinner' );
			const running = await all.start( first );
			const record = all.all.getSurveyRecord( 7 );
			const refused = await all.start( second );
			expect( refused.error() ).toEqual(
				new Error( 'Survey 7 is being saved.' )
			);
			expect( all.all.getSurveyRecord( 7 ) ).toBe( record );
			await running.settle( 'answered' );
			expect( all.stored() ).toMatchObject( {
				title: 'Dinner',
				status: first ? 'publish' : 'draft',
			} );
			expect( await all.run( 'answered', second ) ).toBeUndefined();
			expect( all.stored().status ).toBe(
				second === 'publish' || ( first && ! second )
					? 'publish'
					: 'draft'
			);
		}
	);
} );

describe( 'a lost command', () => {
	it( 'is not carried out by a save', async () => {
		const all = opened();
		await all.run( 'lost', 'publish' );
		all.edit( 'Dinner' );
		const saving = await all.start();
		expect( saving.sent() ).toEqual( {} );
		await saving.settle( 'answered' );
		await saving.settle( 'answered' );
		expect( all.stored() ).toMatchObject( {
			status: 'draft',
			title: 'Dinner',
		} );
	} );

	it.each( [ 403, 429, 'failed' ] as const )(
		'that was stored is known after its repetition ended with %s',
		async ( fate ) => {
			const all = opened();
			await all.run( 'lost-stored', 'publish' );
			all.edit( 'Dinner' );
			await all.run( fate );
			expect( all.edited().status ).toBe( 'draft' );
			const saving = await all.start();
			await saving.settle( 'answered' );
			await saving.settle( 'answered' );
			expect( all.edited() ).toMatchObject( {
				status: 'publish',
				title: 'Dinner',
			} );
			expect( all.stored() ).toMatchObject( {
				title: 'Dinner',
				revision: 5,
			} );
		}
	);
} );

describe( 'the choice of the last step', () => {
	it( 'made after a command failed decides whether it is repeated', async () => {
		const all = opened();
		all.choose( { ...SCHEDULE, publishAt: '2026-12-01T11:00:00Z' } );
		await all.run( 429, 'schedule' );
		const repeated = ( choice: PublicationChoice ) => {
			all.choose( choice );
			return all.all.getRepeatedCommand( 7 );
		};
		expect( repeated( SCHEDULE ) ).toBe( 'schedule' );
		expect( repeated( DRAFT ) ).toBeUndefined();
		expect( repeated( { ...DRAFT, status: 'publish' } ) ).toBeUndefined();
		const incomplete = { ...SCHEDULE, publishAt: undefined };
		expect( repeated( incomplete ) ).toBeUndefined();
	} );

	it( 'is carried out by a save of everything only if no survey becomes visible at once', () => {
		const { choose, all } = opened();
		const ofSave = ( choice: PublicationChoice ) => {
			choose( choice );
			return all.getCommandOfSave( 7 );
		};
		expect( ofSave( SCHEDULE ) ).toBe( 'schedule' );
		expect( ofSave( { ...DRAFT, status: 'publish' } ) ).toBeUndefined();
		expect( ofSave( DRAFT ) ).toBeUndefined();
	} );

	it( 'without a date to come sends nothing', async () => {
		const all = opened();
		all.choose( { ...SCHEDULE, publishAt: '2026-11-22T11:00:00Z' } );
		const refused = await all.start( 'schedule' );
		expect( refused.error() ).toMatchObject( { status: 0 } );
		expect( all.waiting() ).toBeUndefined();
		expect( all.all.isSavingSurvey( 7 ) ).toBe( false );
	} );
} );
