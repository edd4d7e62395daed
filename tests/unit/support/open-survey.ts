import { store } from '@/stores/surveys';
import type { SurveyEdits } from '@/stores/surveys/types';
import type { SurveyCommand } from '@/survey-model';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import { fakeServer } from './fake-server';
import type { SeenRequest } from './fake-server';
import { freshRegistry } from './render';
import { siteWithSurvey, surveySite } from './survey-site';
import { survey } from './surveys';

interface SentSave {
	survey: SurveyEdits;
	revision?: number;
	client_id?: string;
	save_id: string;
}

/** Opens a survey of a site in stores of its own. */
export function openedAt( site: ReturnType< typeof surveySite >, id: number ) {
	const { requests } = fakeServer( site.answer );
	const registry = freshRegistry();
	const { closeSurvey, editSurvey, ...change } = registry.dispatch( store );
	const begin = () => change.receiveSurvey( blankSurvey( 'Thanks!' ) );
	if ( id === NEW_SURVEY_ID ) {
		begin();
	} else {
		change.receiveSurvey( survey( { id } ) );
	}
	return {
		...change,
		site,
		begin,
		surveys: registry.select( store ),
		edit: ( changes: SurveyEdits ) => editSurvey( id, changes ),
		close: () => closeSurvey( id ),
		save: ( command?: SurveyCommand ) =>
			command === undefined
				? change.saveSurvey( id )
				: change.runCommand( id, command ),
		edited: () => registry.select( store ).getEditedSurvey( id ),
		hasEdits: () => registry.select( store ).hasEdits( id ),
		sent: (): SentSave[] =>
			requests
				.filter( ( { method }: SeenRequest ) => method === 'POST' )
				.map( ( { body } ) => body as SentSave ),
	};
}

/** A new survey, on a site without any. */
export const openedNew = () => openedAt( surveySite(), NEW_SURVEY_ID );
/** Survey 7 in revision 3. */
export const openedSaved = () => openedAt( siteWithSurvey(), 7 );

/** Saves while the answer gets lost, and puts the line right again. */
export async function saveAndLose(
	{ site, save }: Pick< ReturnType< typeof openedAt >, 'site' | 'save' >,
	command?: SurveyCommand
): Promise< void > {
	site.become( 'answer-lost' );
	await expect( save( command ) ).rejects.toMatchObject( {
		isAnswerLost: true,
	} );
	site.become( 'up' );
}
