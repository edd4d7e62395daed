import { readClosed } from '../visitor-cookie';

// Hides surveys that the visitor has closed, for as many days as their owner has set (settings.behavior.closed_days).
window.userfeedback?.register?.( 'gate', 'closed', {
	// The cookie counts only while the owner wants it: every gate is asked about every survey.
	reason: ( { cookie_name: name, settings }, { cookies } ) =>
		settings.behavior.closed_days && readClosed( cookies, name )
			? 'closed'
			: null,
} );
