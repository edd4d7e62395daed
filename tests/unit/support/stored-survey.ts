import type { Survey } from '@/survey-model';
import { openEditor, site } from './editor';
import type { Answer, SeenRequest } from './fake-server';
import { surveySite } from './survey-site';
import { savedSurvey } from './surveys';

type Kept = ReturnType< typeof surveySite >;

/** Changes of a survey that visitors see. */
export const LIVE: Partial< Survey > = { status: 'publish' };

/** A site that stores survey 7. */
export function siteWith( changes: Partial< Survey > = {} ): Kept {
	return surveySite( [
		{ survey: savedSurvey( changes ), clientId: '', saveId: '' },
	] );
}

/** Opens the builder on such a site. */
export function openAt(
	kept: Kept,
	route = '/edit/7/questions',
	onSave: ( request: SeenRequest ) => Answer = kept.answer
) {
	return openEditor( ( request ) => {
		if ( ! /\/surveys(\/\d+)?$/.test( request.path ) ) {
			return site( request );
		}
		return request.method === 'POST'
			? onSave( request )
			: kept.answer( request );
	}, route );
}
