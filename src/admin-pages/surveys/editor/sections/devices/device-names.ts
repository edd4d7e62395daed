import { __ } from '@wordpress/i18n';
import type { SurveySettings } from '@/survey-model';

/** A kind of device that visitors use. */
export type Device = SurveySettings[ 'targeting' ][ 'devices' ][ number ];

/** The devices in display order. All of them are no restriction. */
export const ALL_DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'mobile' ];

export function deviceLabel( device: Device ): string {
	switch ( device ) {
		case 'desktop':
			return __( 'Desktop', 'userfeedback' );
		case 'tablet':
			return __( 'Tablet', 'userfeedback' );
		case 'mobile':
			return __( 'Mobile', 'userfeedback' );
	}
}
