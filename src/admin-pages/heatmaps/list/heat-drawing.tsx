/** The illustration for an empty list of heatmaps: a page with warm places. */
export function HeatDrawing() {
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
			<rect x="38" y="24" width="48" height="8" rx="4" fill="#2d87f1" />
			<rect x="38" y="44" width="84" height="6" rx="3" fill="#e4effd" />
			<rect x="38" y="58" width="60" height="6" rx="3" fill="#e4effd" />
			<rect x="38" y="74" width="34" height="12" rx="6" fill="#c9dffb" />
			<circle cx="62" cy="79" r="16" fill="#ffb02e" opacity=".35" />
			<circle cx="62" cy="79" r="9" fill="#f2502c" opacity=".55" />
			<circle cx="108" cy="47" r="11" fill="#2d87f1" opacity=".25" />
		</svg>
	);
}
