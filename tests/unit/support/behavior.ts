import { factsOf } from '@/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '@/admin-pages/surveys/editor/sections';
import type { Survey } from '@/survey-model';
import { openEditor, sentSurvey, site } from './editor';
import type { SeenRequest } from './fake-server';
import { survey } from './surveys';

type Behavior = Survey[ 'settings' ][ 'behavior' ];

/** A survey with some settings of its behavior; the others have their defaults. */
export function editableSurvey( behavior: Partial< Behavior > = {} ): Survey {
	const { settings } = survey();
	return survey( {
		settings: {
			...settings,
			behavior: { ...settings.behavior, ...behavior },
		},
	} );
}

/** Opens the settings of such a survey. Time is jest's. */
export function openSettings( behavior: Partial< Behavior > = {} ) {
	return openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: editableSurvey( behavior ) }
				: site( request ),
		'/edit/7/settings'
	);
}

/** The behavior that the last save sent. */
export function savedBehavior( saves: readonly SeenRequest[] ): Behavior {
	const last = saves.at( -1 );
	if ( last === undefined ) {
		throw new Error( 'Nothing was saved.' );
	}
	return ( sentSurvey( last ).settings as Survey[ 'settings' ] ).behavior;
}

/** The lines of the summary before publishing, by name. */
export function summaryOf( of: Survey ): Record< string, string > {
	return Object.fromEntries(
		factsOf( SECTIONS, of ).map( ( { name, value } ) => [ name, value ] )
	);
}
