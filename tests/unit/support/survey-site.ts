import type { SavedSurvey, SurveyInput } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { refusal } from './fake-server';
import { blankTemplate, savedSurvey, survey } from './surveys';

interface SaveBody {
	survey: SurveyInput;
	revision?: number;
	client_id?: string;
	save_id: string;
}

interface Stored {
	survey: SavedSurvey;
	clientId: string;
	saveId: string;
}

/** What becomes of a request: it is stored and answered, or its answer is lost after that, or it never arrives. */
export type Line = 'up' | 'answer-lost' | 'down';

/** A site that stores surveys as the server does: a repeated save once, and none on top of a revision that it did not know. */
export function surveySite( stored: Stored[] = [] ) {
	let line: Line = 'up';

	function find( id: number ): Stored | undefined {
		return stored.find( ( one ) => one.survey.id === id );
	}
	function setStatus( id: number, status: SavedSurvey[ 'status' ] ): void {
		const one = find( id );
		if ( one !== undefined ) {
			const revision = one.survey.revision + 1;
			one.survey = { ...one.survey, status, revision };
		}
	}
	function conflict( revision: number ): Answer {
		return {
			status: 409,
			body: {
				code: 'userfeedback_conflict',
				message: 'Saved elsewhere.',
				data: {
					status: 409,
					revision,
					saved_by: 'admin',
					saved_at: '2026-11-20T10:00:00Z',
					by_you: true,
				},
			},
		};
	}
	function create( body: SaveBody ): Answer {
		const { client_id: clientId = '', save_id: saveId } = body;
		const known = stored.find( ( one ) => one.clientId === clientId );
		if ( known !== undefined ) {
			return { body: known.survey };
		}
		const id = 7 + stored.length;
		const made = savedSurvey( { ...body.survey, id, revision: 1 } );
		stored.push( { survey: made, clientId, saveId } );
		return { body: made };
	}
	function update( one: Stored, body: SaveBody ): Answer {
		if ( one.saveId === body.save_id ) {
			return { body: one.survey };
		}
		const { revision } = one.survey;
		if (
			one.survey.status === 'trash' &&
			( body.revision !== revision || body.survey.status !== undefined )
		) {
			return refusal(
				409,
				'userfeedback_survey_in_trash',
				'This survey is in the trash. Restore it first.'
			);
		}
		if ( body.revision !== revision ) {
			return conflict( revision );
		}
		one.saveId = body.save_id;
		one.survey = {
			...one.survey,
			...body.survey,
			revision: revision + 1,
		} as SavedSurvey;
		return { body: one.survey };
	}

	return {
		stored,
		/** What becomes of requests from now on. */
		become: ( next: Line ) => {
			line = next;
		},
		/** Somebody else moves it to the trash. */
		trashElsewhere: ( id: number ): void => setStatus( id, 'trash' ),
		/** Somebody else deletes everything. */
		deleteElsewhere: (): void => void stored.splice( 0 ),
		/** Somebody else saves. */
		saveElsewhere: ( id: number, changes: SurveyInput ): void => {
			const one = find( id );
			if ( one !== undefined ) {
				update( one, {
					survey: changes,
					revision: one.survey.revision,
					save_id: 'elsewhere',
				} );
			}
		},
		answer: ( { method, path, body }: SeenRequest ): Answer => {
			if ( line === 'down' ) {
				return null;
			}
			if ( path.endsWith( '/survey-templates' ) ) {
				return { body: [ blankTemplate() ] };
			}
			if ( path.endsWith( '/restore' ) ) {
				const { survey_ids: ids } = body as { survey_ids: number[] };
				ids.forEach( ( id ) => setStatus( id, 'draft' ) );
				return { body: { updated: ids, message: '' } };
			}
			const number = Number( path.split( '/' ).at( -1 ) );
			const one = find( number );
			if ( one === undefined && number > 0 && stored.length === 0 ) {
				return refusal(
					404,
					'userfeedback_survey_not_found',
					'This survey does not exist. It may have been deleted.'
				);
			}
			if ( method !== 'POST' ) {
				return { body: one?.survey ?? survey() };
			}
			const answer = one
				? update( one, body as SaveBody )
				: create( body as SaveBody );
			return line === 'answer-lost' ? null : answer;
		},
	};
}

/** A site that holds survey 7 in revision 3. */
export function siteWithSurvey() {
	return surveySite( [
		{ survey: savedSurvey(), clientId: 'before', saveId: 'before' },
	] );
}
