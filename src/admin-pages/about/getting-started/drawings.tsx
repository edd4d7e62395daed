import type { ReactNode } from 'react';

/** A decorative illustration of 160 × 96. */
function Drawing( { children }: { children: ReactNode } ) {
	return (
		<svg
			width="160"
			height="96"
			viewBox="0 0 160 96"
			fill="none"
			aria-hidden="true"
			focusable="false"
		>
			{ children }
		</svg>
	);
}

/** The frame of a screen. */
function Frame() {
	return (
		<rect
			x="13"
			y="7"
			width="134"
			height="82"
			rx="9"
			fill="#fff"
			stroke="#c9dffb"
			strokeWidth="2"
		/>
	);
}

/** Templates, one of them chosen. */
export function TemplateDrawing() {
	return (
		<Drawing>
			<Frame />
			{ [ 0, 1, 2 ].map( ( column ) => (
				<g
					key={ column }
					transform={ `translate(${ 25 + column * 38 } 22)` }
				>
					<rect
						width="34"
						height="52"
						rx="5"
						fill={ column === 1 ? '#d9e9fd' : '#f1f6fd' }
						stroke={ column === 1 ? '#2d87f1' : '#e4effd' }
						strokeWidth="2"
					/>
					<rect
						x="7"
						y="10"
						width="20"
						height="5"
						rx="2.5"
						fill={ column === 1 ? '#2d87f1' : '#c9dffb' }
					/>
					<rect
						x="7"
						y="21"
						width="14"
						height="4"
						rx="2"
						fill="#c9dffb"
					/>
					<rect
						x="7"
						y="30"
						width="18"
						height="4"
						rx="2"
						fill="#c9dffb"
					/>
				</g>
			) ) }
			<circle cx="97" cy="22" r="9" fill="#2d87f1" />
			<path
				className="is-tick"
				d="m93 22 3 3 5.5-6"
				stroke="#fff"
				strokeWidth="2.4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</Drawing>
	);
}

/** A question with its options and a cursor. */
export function QuestionsDrawing() {
	return (
		<Drawing>
			<Frame />
			<rect x="28" y="20" width="62" height="7" rx="3.5" fill="#2d87f1" />
			<path
				d="M97 17v13"
				stroke="#2d87f1"
				strokeWidth="2"
				strokeLinecap="round"
			/>
			{ [ 40, 55, 70 ].map( ( y, index ) => (
				<g key={ y }>
					<circle
						cx="33"
						cy={ y + 4 }
						r="5"
						stroke={ index ? '#c9dffb' : '#2d87f1' }
						strokeWidth="2"
					/>
					{ index === 0 && (
						<circle cx="33" cy={ y + 4 } r="2.4" fill="#2d87f1" />
					) }
					<rect
						x="45"
						y={ y + 1 }
						width={ [ 66, 48, 58 ][ index ] }
						height="6"
						rx="3"
						fill={ index ? '#e4effd' : '#c9dffb' }
					/>
				</g>
			) ) }
		</Drawing>
	);
}

/** A page with the widget in its corner. */
export function PlaceDrawing() {
	return (
		<Drawing>
			<Frame />
			<path d="M13 24h134" stroke="#c9dffb" strokeWidth="2" />
			<circle cx="23" cy="15.5" r="2.5" fill="#c9dffb" />
			<circle cx="32" cy="15.5" r="2.5" fill="#c9dffb" />
			<rect x="26" y="34" width="52" height="7" rx="3.5" fill="#c9dffb" />
			<rect x="26" y="48" width="44" height="5" rx="2.5" fill="#e4effd" />
			<rect x="26" y="59" width="48" height="5" rx="2.5" fill="#e4effd" />
			<rect x="26" y="70" width="38" height="5" rx="2.5" fill="#e4effd" />
			<rect x="90" y="42" width="48" height="40" rx="6" fill="#2d87f1" />
			<rect x="97" y="50" width="30" height="5" rx="2.5" fill="#fff" />
			<rect x="97" y="61" width="34" height="5" rx="2.5" fill="#8fbff8" />
			<rect x="97" y="71" width="24" height="5" rx="2.5" fill="#8fbff8" />
		</Drawing>
	);
}

/** An envelope with a new response. */
export function EmailDrawing() {
	return (
		<Drawing>
			<rect
				x="32"
				y="20"
				width="96"
				height="62"
				rx="8"
				fill="#fff"
				stroke="#c9dffb"
				strokeWidth="2"
			/>
			<path
				d="m34 26 46 32 46-32"
				stroke="#2d87f1"
				strokeWidth="3"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
			<path
				d="m36 78 28-26M124 78 96 52"
				stroke="#c9dffb"
				strokeWidth="2"
				strokeLinecap="round"
			/>
			<circle cx="126" cy="22" r="12" fill="#2d87f1" />
			<path
				d="M126 16v12M120 22h12"
				stroke="#fff"
				strokeWidth="2.6"
				strokeLinecap="round"
			/>
		</Drawing>
	);
}

/** A switch that is on. */
export function PublishDrawing() {
	return (
		<Drawing>
			<Frame />
			<rect x="28" y="22" width="54" height="7" rx="3.5" fill="#c9dffb" />
			<rect x="28" y="37" width="40" height="5" rx="2.5" fill="#e4effd" />
			<rect x="102" y="20" width="32" height="18" rx="9" fill="#2d87f1" />
			<circle cx="125" cy="29" r="6" fill="#fff" />
			<rect x="28" y="58" width="106" height="20" rx="6" fill="#2d87f1" />
			<rect x="58" y="65" width="46" height="6" rx="3" fill="#fff" />
		</Drawing>
	);
}

/** Bars that grow, and what a visitor wrote. */
export function AnswersDrawing() {
	return (
		<Drawing>
			<Frame />
			{ [ 88, 58, 34 ].map( ( width, index ) => (
				<g key={ width }>
					<rect
						x="28"
						y={ 20 + index * 15 }
						width="104"
						height="8"
						rx="4"
						fill="#eef4fd"
					/>
					<rect
						x="28"
						y={ 20 + index * 15 }
						width={ width }
						height="8"
						rx="4"
						fill={ index ? '#a9ccf7' : '#2d87f1' }
					/>
				</g>
			) ) }
			<path
				d="M34 66h56a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H46l-8 5v-5h-4a5 5 0 0 1-5-5v-6a5 5 0 0 1 5-5z"
				fill="#d9e9fd"
			/>
			<rect x="38" y="71" width="40" height="4" rx="2" fill="#2d87f1" />
		</Drawing>
	);
}
