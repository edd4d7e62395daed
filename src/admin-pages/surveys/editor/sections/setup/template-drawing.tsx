import { plus } from '@wordpress/icons';
import { Icon } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { SurveyTemplate } from '@/survey-model';

/** The first question's type of templates whose questions are unknown while their add-on is not active. */
const FIRST_TYPES: Readonly< Record< string, string > > = {
	'website-feedback': 'star-rating',
	'website-redesign': 'icon-choice',
	'nps-follow-up': 'nps',
	'nps-product': 'nps',
	'nps-support': 'nps',
	'purchase-experience': 'star-rating',
	delivery: 'star-rating',
	'article-rating': 'star-rating',
	'content-ideas': 'text',
	'feature-request': 'long-text',
	onboarding: 'icon-choice',
	'customer-satisfaction': 'star-rating',
	'event-feedback': 'star-rating',
	'webinar-feedback': 'star-rating',
};

const STAR =
	'M0-7 2-2.2 7-1.8 3.2 1.6 4.3 6.6 0 3.9-4.3 6.6-3.2 1.6-7-1.8-2-2.2z';

function Row( { y, width }: { y: number; width: number } ) {
	return <rect x="52" y={ y } width={ width } height="5" rx="2.5" />;
}

const choices = (
	<>
		{ [ 44, 58, 72 ].map( ( y ) => (
			<g key={ y }>
				<circle className="is-strong" cx="42" cy={ y } r="4" />
				<Row y={ y - 2.5 } width={ y === 58 ? 38 : 50 } />
			</g>
		) ) }
	</>
);

/** The answers of a question, by type; others are drawn as choices. */
const ANSWERS: Readonly< Record< string, ReactNode > > = {
	'star-rating': [ 48, 64, 80, 96, 112 ].map( ( x, index ) => (
		<path
			key={ x }
			className={ index < 4 ? 'is-strong' : '' }
			transform={ `translate(${ x } 59)` }
			d={ STAR }
		/>
	) ),
	nps: [ 0, 1, 2, 3, 4, 5, 6 ].map( ( index ) => (
		<rect
			key={ index }
			className={ index === 5 ? 'is-strong' : '' }
			x={ 37 + index * 12.5 }
			y="52"
			width="10"
			height="14"
			rx="2.5"
		/>
	) ),
	'icon-choice': [ 54, 80, 106 ].map( ( x, index ) => (
		<g key={ x } transform={ `translate(${ x } 59)` }>
			<circle className={ index === 0 ? 'is-strong' : '' } r="9.5" />
			<path
				className="is-line"
				d={
					[ 'M-4 2q4 4 8 0', 'M-4 3h8', 'M-4 4q4-4 8 0' ][ index ] ??
					''
				}
			/>
			<path className="is-line" d="M-3.2-2.6v.1M3.2-2.6v.1" />
		</g>
	) ),
	text: <rect x="38" y="50" width="84" height="18" rx="3" />,
	'long-text': <rect x="38" y="44" width="84" height="32" rx="3" />,
	checkbox: choices,
};

/** A small decorative drawing of a template's first question. */
export function TemplateDrawing( {
	template: { key, config },
}: {
	template: Pick< SurveyTemplate, 'key' | 'config' >;
} ) {
	const type = config.questions[ 0 ]?.type ?? FIRST_TYPES[ key ] ?? '';
	return (
		<span className="userfeedback-template__picture" aria-hidden="true">
			{ key === 'blank' ? (
				<Icon icon={ plus } size={ 40 } />
			) : (
				<svg
					width="160"
					height="96"
					viewBox="0 0 160 96"
					focusable="false"
				>
					<rect
						className="is-sheet"
						x="24"
						y="14"
						width="112"
						height="90"
						rx="8"
					/>
					<rect
						className="is-strong"
						x="38"
						y="26"
						width="60"
						height="6"
						rx="3"
					/>
					{ ANSWERS[ type ] ?? choices }
				</svg>
			) }
		</span>
	);
}
