import type { ReactNode } from 'react';

/** A decorative illustration of 120 × 72. */
function Drawing( { children }: { children: ReactNode } ) {
	return (
		<svg
			width="120"
			height="72"
			viewBox="0 0 120 72"
			aria-hidden="true"
			focusable="false"
		>
			{ children }
		</svg>
	);
}

/** A plug beside a socket. */
export function InstallDrawing() {
	return (
		<Drawing>
			<path className="is-line" d="M4 36h22M94 36h22" />
			<rect x="26" y="20" width="26" height="32" rx="7" />
			<path className="is-line is-strong" d="M52 29h12M52 43h12" />
			<path d="M72 20h15a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H72z" />
			<path className="is-line is-strong" d="M72 18v36" />
		</Drawing>
	);
}

/** A form with its steps ticked. */
export function WizardDrawing() {
	return (
		<Drawing>
			<rect x="2" y="6" width="76" height="60" rx="7" />
			{ [ 20, 36, 52 ].map( ( y, index ) => (
				<g key={ y }>
					<circle
						className={ index < 2 ? 'is-strong' : 'is-empty' }
						cx="17"
						cy={ y }
						r="5.5"
					/>
					{ index < 2 && (
						<path
							className="is-tick"
							d={ `m14.4 ${ y } 2 2 3.4-3.8` }
						/>
					) }
					<path
						className="is-line"
						d={ `M30 ${ y }h${ index === 1 ? 26 : 34 }` }
					/>
				</g>
			) ) }
		</Drawing>
	);
}

/** An answer that starts two things. */
export function RecipeDrawing() {
	return (
		<Drawing>
			<path d="M8 18h34a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H26l-9 8v-8H8a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" />
			<path className="is-line is-strong" d="M13 29h24M13 38h14" />
			<path
				className="is-line"
				d="M54 33h10c7 0 5-15 12-15h4M64 33c7 0 5 19 12 19h4"
			/>
			<rect
				className="is-strong"
				x="82"
				y="6"
				width="34"
				height="24"
				rx="6"
			/>
			<rect x="82" y="40" width="34" height="24" rx="6" />
			<path className="is-tick" d="m93 18 4.4 4.4 8-8.8" />
			<path className="is-line is-strong" d="M91 52h16" />
		</Drawing>
	);
}
