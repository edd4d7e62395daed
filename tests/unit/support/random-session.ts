import { createRegistry } from '@wordpress/data';
import { displayedStatus } from '@/components/status-label/status-text';
import { toApiError } from '@/stores/api';
import { isEqual } from '@/stores/equality';
import { PAUSE_MS } from '@/stores/history';
import { store } from '@/stores/surveys';
import type {
	EditableSurvey,
	PublicationChoice,
	SurveyCommand,
} from '@/survey-model';
import { NO_SCHEDULE, commandOf } from '@/survey-model';
import type { Random } from './generated-surveys';
import type { Fate } from './held-site';
import { FATES, heldSite } from './held-site';
import { randomEdit } from './random-edits';
import { survey } from './surveys';

const ACTIONS = 24;
const DATES = [ '2026-12-01T11:00:00Z', '2027-01-31T11:00:00Z' ];

/** The content that can be edited. */
const content = ( { title, questions, settings }: EditableSurvey ) => ( {
	title,
	questions,
	settings,
} );

interface Sending {
	command: SurveyCommand | undefined;
	choice: PublicationChoice | undefined;
	isDone: boolean;
	error?: unknown;
}

/**
 * One opening of survey 7, beside the plain model of it: a list of documents and a place in it, and a choice. Throws where
 * the store, its header and the site differ from the model.
 *
 * @param random
 * @param wait   Moves the clock.
 */
export async function randomSession(
	random: Random,
	wait: ( milliseconds: number ) => void
): Promise< void > {
	const line = heldSite();
	const registry = createRegistry();
	registry.register( store );
	const all = registry.select( store );
	const change = registry.dispatch( store );
	void change.receiveSurvey( survey() );
	const edited = () => all.getEditedSurvey( 7 )!;
	let documents = [ content( edited() ) ];
	let place = 0;
	let choice: PublicationChoice | undefined;
	const log: string[] = [];

	function agree( what: string, found: unknown, expected: unknown ): void {
		if ( ! isEqual( found, expected ) ) {
			const text = JSON.stringify( { found, expected } );
			throw new Error( `${ what }: ${ text }\n${ log.join( '\n' ) }` );
		}
	}
	function edit(): void {
		const before = content( edited() );
		void change.updateSurvey( 7, ( current ) =>
			randomEdit( random, current )
		);
		if ( ! isEqual( before, content( edited() ) ) ) {
			place += 1;
			documents = [ ...documents.slice( 0, place ), content( edited() ) ];
		}
	}
	function step( way: 'undo' | 'redo' ): void {
		void change.stepSurvey( 7, way );
		place = Math.min(
			documents.length - 1,
			Math.max( 0, place + ( way === 'undo' ? -1 : 1 ) )
		);
	}
	function choose(): void {
		const isScheduled = random.below( 2 ) === 0;
		choice = {
			status: isScheduled
				? 'publish'
				: random.of( [ 'publish', 'draft' ] ),
			isScheduled,
			schedule: NO_SCHEDULE,
			publishAt: random.of( [ ...DATES, undefined ] ),
		};
		const chosen = choice;
		void change.choosePublication( 7, () => chosen );
	}
	/** What needs no server. */
	function act(): void {
		wait( PAUSE_MS + 1 );
		const kind = random.of( [
			'edit',
			'edit',
			'edit',
			'undo',
			'redo',
			'choose',
		] as const );
		log.push( kind );
		if ( kind === 'edit' ) {
			edit();
		} else if ( kind === 'choose' ) {
			choose();
		} else {
			step( kind );
		}
	}

	/** Whether the choice is not what the site has. */
	function isChoiceUnsaved(): boolean {
		const { status, publish_at: date } = line.stored();
		switch ( choice && commandOf( choice ) ) {
			case undefined:
				return false;
			case 'unpublish':
				return status !== 'draft';
			case 'schedule':
				return status !== 'publish' || date !== choice?.publishAt;
			case 'publish':
				return status === 'publish' && date !== null;
		}
	}
	/** Checks everything that is known while nothing is being sent. */
	function check(): void {
		agree( 'what is typed', content( edited() ), documents[ place ] );
		agree( 'undo', all.canStepSurvey( 7, 'undo' ), place > 0 );
		agree(
			'redo',
			all.canStepSurvey( 7, 'redo' ),
			place < documents.length - 1
		);
		agree( 'choice', all.getCommand( 7 ).choice, choice );
		agree( 'sending', all.isSavingSurvey( 7 ), false );
		const isSame = isEqual( content( line.stored() ), documents[ place ] );
		if ( all.getSurveyRecord( 7 )?.attempt ) {
			// What became of a lost request is unknown: at least nothing unsaved is called saved.
			agree( 'mark', isSame || all.hasUnsaved( 7 ), true );
			return;
		}
		agree( 'mark', all.hasUnsaved( 7 ), ! isSame || isChoiceUnsaved() );
		agree(
			'label',
			displayedStatus( edited() ),
			displayedStatus( line.stored() )
		);
	}

	/** Only a command may change who sees the survey, and only to what it says. */
	async function settle( fate: Fate, sending: Sending ): Promise< void > {
		const publication = () => {
			const { status, publish_at: date } = line.stored();
			return { status, date };
		};
		const before = publication();
		await line.settle( fate, () => sending.isDone );
		const { command } = sending;
		const scheduled = sending.choice?.publishAt;
		if ( ! isEqual( before, publication() ) ) {
			agree( `published by ${ command }`, publication(), {
				status: command === 'unpublish' ? 'draft' : 'publish',
				date: command === 'schedule' ? scheduled : null,
			} );
			agree( 'command', command !== undefined, true );
		}
	}
	async function send(
		command: SurveyCommand | undefined,
		fates: readonly Fate[],
		overwrite?: number
	): Promise< void > {
		log.push( `${ command ?? 'save' } ${ overwrite ?? '' }` );
		const sending: Sending = { command, choice, isDone: false };
		const end = ( error?: unknown ) => {
			sending.isDone = true;
			sending.error = error;
		};
		( command
			? change.runCommand( 7, command, overwrite )
			: change.saveSurvey( 7, overwrite )
		).then( () => end(), end );
		await line.sent( () => sending.isDone );
		while ( ! sending.isDone ) {
			for ( let count = random.below( 3 ); count > 0; count-- ) {
				act();
			}
			if ( random.below( 4 ) === 0 ) {
				const record = all.getSurveyRecord( 7 );
				const second = await change
					.runCommand( 7, 'publish' )
					.catch( ( { message } ) => message );
				agree( 'second', second, 'Survey 7 is being saved.' );
				agree( 'a second save', all.getSurveyRecord( 7 ), record );
			}
			const fate = random.of( fates );
			log.push( `  ${ fate }` );
			await settle( fate, sending );
		}
		const { failed } = all.getCommand( 7 );
		if ( sending.error === undefined ) {
			agree( 'error', failed, undefined );
			if (
				command &&
				choice &&
				choice === sending.choice &&
				commandOf( choice ) !== command
			) {
				choice = undefined;
			}
			check();
			return;
		}
		agree( 'failed command', failed?.command, command );
		check();
		const { conflict } = toApiError( sending.error );
		if ( conflict ) {
			await resolve( command, conflict.revision, fates );
		}
	}
	/** Answers the question about another user's save. */
	async function resolve(
		command: SurveyCommand | undefined,
		revision: number,
		fates: readonly Fate[]
	): Promise< void > {
		const answer =
			fates.length === 1
				? 'overwrite'
				: random.of( [ 'overwrite', 'load', 'keep' ] as const );
		log.push( answer );
		if ( answer === 'overwrite' ) {
			await send( command, fates, revision );
		}
		if ( answer === 'load' ) {
			let isDone = false;
			const loading = change.reloadSurvey( 7 ).then( () => {
				isDone = true;
			} );
			await line.sent( () => isDone );
			await line.settle( 'answered', () => isDone );
			await loading;
			documents = [ content( line.stored() ) ];
			place = 0;
			choice = undefined;
			check();
		}
	}
	/** What the buttons run: a command, Save, or Try again. */
	function anyCommand(): SurveyCommand | undefined {
		const isSchedulable =
			choice?.isScheduled === true && choice.publishAt !== undefined;
		switch ( random.below( 6 ) ) {
			case 0:
				return 'publish';
			case 1:
				return isSchedulable ? 'schedule' : 'unpublish';
			case 2:
				return all.getCommandOfSave( 7 );
			case 3:
				return all.getRepeatedCommand( 7 );
			default:
				return undefined;
		}
	}

	const fates = [ ...FATES, ...FATES.map( () => 'answered' as const ) ];
	for ( let turn = 0; turn < ACTIONS; turn++ ) {
		if ( random.below( 4 ) === 0 ) {
			await send( anyCommand(), fates );
		} else {
			act();
			check();
		}
	}
	do {
		await send( undefined, [ 'answered' ] );
	} while ( all.hasEdits( 7 ) );
	agree( 'saved', content( line.stored() ), documents[ place ] );
	for ( const way of [ 'redo', 'undo' ] as const ) {
		while ( all.canStepSurvey( 7, way ) ) {
			step( way );
		}
		check();
	}
}
