import { __ } from '@wordpress/i18n';

/** The tabs of the settings, in their order, as the routes name them. */
export const TABS = [ 'general', 'access' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** The route of any tab; another word there is no tab. */
export const TAB_ROUTE = /^\/(?<tab>general|access)\/?$/;

/** The one that opens first. */
export const FIRST_TAB: Tab = 'general';

export function isTab( word: string | undefined ): word is Tab {
	return TABS.some( ( tab ) => tab === word );
}

export function tabTitle( tab: Tab ): string {
	switch ( tab ) {
		case 'general':
			return __( 'General', 'userfeedback' );
		case 'access':
			return __( 'Access', 'userfeedback' );
	}
}
