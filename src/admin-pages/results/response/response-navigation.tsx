import { Icon, Tooltip } from '@wordpress/components';
import { __, _x, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Announced } from '@/components/announced';
import { formatNumber } from '@/lib/format';
import type { KeyCombination } from '@/lib/keys';
import { keysText } from '@/lib/keys';
import { RESPONSE, hrefOf } from '@/routes';
import type { ResponseDetail } from '@/survey-model';
import {
	NEXT_KEYS,
	PREVIOUS_KEYS,
	useNeighbourKeys,
} from './use-neighbour-keys';

interface NeighbourProps {
	/** undefined if there is none. */
	route: string | undefined;
	rel: 'prev' | 'next';
	keys: KeyCombination;
	children: ReactNode;
}

/** A link to a neighbouring response. At the ends it stays the same element, disabled, so that it keeps the keyboard focus. */
function Neighbour( { route, rel, keys, children }: NeighbourProps ) {
	return (
		<Tooltip text={ keysText( keys ) }>
			<a
				className="userfeedback-response-navigation__link"
				rel={ rel }
				aria-keyshortcuts={ `Alt+${ keys.key }` }
				{ ...( route === undefined
					? { role: 'link', 'aria-disabled': true, tabIndex: 0 }
					: { href: hrefOf( route ) } ) }
			>
				{ children }
			</a>
		</Tooltip>
	);
}

/** The position of a response, with links and keys to the previous and the next one. */
export function ResponseNavigation( {
	response,
}: {
	response: ResponseDetail;
} ) {
	const { survey, position, count } = response;
	const routeTo = ( id: number | null ) =>
		id === null ? undefined : RESPONSE.build( { surveyId: survey.id, id } );
	const previous = routeTo( response.previous );
	const next = routeTo( response.next );
	useNeighbourKeys( { previous, next } );
	const [ back, forth ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<nav
			className="userfeedback-response-navigation"
			aria-label={ __( 'Responses', 'userfeedback' ) }
		>
			<Announced as="span">
				{ sprintf(
					/* translators: 1: place of this response, 2: number of responses. */
					__( 'Response %1$s of %2$s', 'userfeedback' ),
					formatNumber( position ),
					formatNumber( count )
				) }
			</Announced>
			<Neighbour route={ previous } rel="prev" keys={ PREVIOUS_KEYS }>
				<Icon icon={ back } />
				{ _x( 'Previous', 'response', 'userfeedback' ) }
			</Neighbour>
			<Neighbour route={ next } rel="next" keys={ NEXT_KEYS }>
				{ _x( 'Next', 'response', 'userfeedback' ) }
				<Icon icon={ forth } />
			</Neighbour>
		</nav>
	);
}
