import { ajax } from './ajax';

/** Hides something permanently for this user. */
export function dismiss(
	what: 'ai_upsell' | 'settings_blurb'
): Promise< unknown > {
	return ajax( `userfeedback_dismiss_${ what }` );
}
