/** The product's logo: a speech bubble with an answer. Decorative, since the product's name is next to it. */
export function Mark() {
	return (
		<svg
			className="userfeedback-mark"
			width="28"
			height="28"
			viewBox="0 0 28 28"
			aria-hidden="true"
			focusable="false"
		>
			<path
				fill="#2d87f1"
				d="M6 2h16a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-7.6l-5.7 4.6A1 1 0 0 1 7 24.8V21H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
			/>
			<path
				fill="none"
				stroke="#fff"
				strokeWidth="2.6"
				strokeLinecap="round"
				strokeLinejoin="round"
				d="m8.8 11.6 3.6 3.6 6.8-7"
			/>
		</svg>
	);
}

/** The illustration for an empty list of surveys: three answers to choose from. */
export function SurveysDrawing() {
	return (
		<svg
			width="160"
			height="112"
			viewBox="0 0 160 112"
			fill="none"
			aria-hidden="true"
			focusable="false"
		>
			<rect
				x="22"
				y="10"
				width="116"
				height="86"
				rx="12"
				fill="#fff"
				stroke="#c9dffb"
				strokeWidth="2"
			/>
			<rect x="38" y="24" width="64" height="8" rx="4" fill="#2d87f1" />
			<circle cx="44" cy="50" r="6" stroke="#2d87f1" strokeWidth="2" />
			<circle cx="44" cy="50" r="2.6" fill="#2d87f1" />
			<rect x="58" y="47" width="58" height="6" rx="3" fill="#c9dffb" />
			<circle cx="44" cy="74" r="6" stroke="#c9dffb" strokeWidth="2" />
			<rect x="58" y="71" width="42" height="6" rx="3" fill="#e4effd" />
		</svg>
	);
}

/** The illustration for results without responses: growing bars. */
export function ResultsDrawing() {
	return (
		<svg
			width="160"
			height="112"
			viewBox="0 0 160 112"
			fill="none"
			aria-hidden="true"
			focusable="false"
		>
			<rect
				x="22"
				y="10"
				width="116"
				height="86"
				rx="12"
				fill="#fff"
				stroke="#c9dffb"
				strokeWidth="2"
			/>
			<rect x="38" y="28" width="52" height="10" rx="5" fill="#2d87f1" />
			<rect x="38" y="48" width="84" height="10" rx="5" fill="#e4effd" />
			<rect x="38" y="48" width="36" height="10" rx="5" fill="#c9dffb" />
			<rect x="38" y="68" width="84" height="10" rx="5" fill="#e4effd" />
		</svg>
	);
}

/** A printer, in the style of @wordpress/icons. */
export function PrinterIcon() {
	return (
		<svg
			width="24"
			height="24"
			viewBox="0 0 24 24"
			// A style, because buttons fill their icons.
			style={ { fill: 'none' } }
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
			focusable="false"
		>
			<path d="M7.75 8.5V4.75h8.5V8.5" />
			<path d="M7.75 16.25h-3v-7h14.5v7h-3" />
			<path d="M7.75 13.25h8.5v6h-8.5z" />
		</svg>
	);
}
