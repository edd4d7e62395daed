import { Icon } from '@wordpress/components';
import { __, _x, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../components/format';
import { RESPONSE, hrefOf } from '../../../routes';
import type { ResponseDetail } from '../../../survey-model';

interface NeighbourProps {
	surveyId: number;
	/** null if there is none. */
	id: number | null;
	rel: 'prev' | 'next';
	children: ReactNode;
}

/** A link to a neighbouring response. At the ends it stays the same element, disabled, so that it keeps the keyboard focus. */
function Neighbour( { surveyId, id, rel, children }: NeighbourProps ) {
	return (
		<a
			className="userfeedback-response-navigation__link"
			rel={ rel }
			{ ...( id === null
				? { role: 'link', 'aria-disabled': true, tabIndex: 0 }
				: { href: hrefOf( RESPONSE.build( { surveyId, id } ) ) } ) }
		>
			{ children }
		</a>
	);
}

/** The position of a response, with links to the previous and the next one. */
export function ResponseNavigation( {
	response,
}: {
	response: ResponseDetail;
} ) {
	const { survey, previous, next, position, count } = response;
	const [ back, forth ] = isRTL()
		? [ chevronRight, chevronLeft ]
		: [ chevronLeft, chevronRight ];
	return (
		<nav
			className="userfeedback-response-navigation"
			aria-label={ __( 'Responses', 'userfeedback' ) }
		>
			<span role="status">
				{ sprintf(
					/* translators: 1: place of this response, 2: number of responses. */
					__( 'Response %1$s of %2$s', 'userfeedback' ),
					formatNumber( position ),
					formatNumber( count )
				) }
			</span>
			<Neighbour surveyId={ survey.id } id={ previous } rel="prev">
				<Icon icon={ back } />
				{ _x( 'Previous', 'response', 'userfeedback' ) }
			</Neighbour>
			<Neighbour surveyId={ survey.id } id={ next } rel="next">
				{ _x( 'Next', 'response', 'userfeedback' ) }
				<Icon icon={ forth } />
			</Neighbour>
		</nav>
	);
}
