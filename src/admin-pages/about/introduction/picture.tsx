/** A decorative picture of our own: three people who answer, and what their answers come to. */
export function ListeningPicture() {
	return (
		<svg
			className="userfeedback-about__picture"
			viewBox="0 0 400 260"
			aria-hidden="true"
			focusable="false"
		>
			<rect width="400" height="260" rx="16" fill="#eef5fe" />
			<circle cx="342" cy="52" r="84" fill="#e0edfd" />
			<circle cx="44" cy="226" r="64" fill="#e0edfd" />
			{ /* The widget with its question. */ }
			<rect
				x="196"
				y="34"
				width="168"
				height="146"
				rx="14"
				fill="#fff"
				stroke="#c9dffb"
				strokeWidth="2"
			/>
			<rect
				x="214"
				y="54"
				width="104"
				height="9"
				rx="4.5"
				fill="#1d3557"
			/>
			<rect
				x="214"
				y="70"
				width="72"
				height="9"
				rx="4.5"
				fill="#1d3557"
			/>
			{ [ 94, 118, 142 ].map( ( y, index ) => (
				<g key={ y }>
					<rect
						x="214"
						y={ y }
						width="132"
						height="18"
						rx="9"
						fill={ index === 0 ? '#d9e9fd' : '#f1f6fd' }
					/>
					<circle
						cx="226"
						cy={ y + 9 }
						r="4.5"
						fill={ index === 0 ? '#2d87f1' : '#fff' }
						stroke="#2d87f1"
						strokeWidth="1.6"
					/>
					<rect
						x="238"
						y={ y + 6 }
						width={ [ 76, 54, 64 ][ index ] }
						height="6"
						rx="3"
						fill={ index === 0 ? '#2d87f1' : '#b5d2f7' }
					/>
				</g>
			) ) }
			{ /* What the answers say. */ }
			<path
				d="M40 42h92a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H82l-16 14v-14H40a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12z"
				fill="#2d87f1"
			/>
			{ [ 0, 1, 2, 3, 4 ].map( ( star ) => (
				<path
					key={ star }
					transform={ `translate(${ 42 + star * 18 } 64)` }
					d="m8 0 2.3 4.9 5.3.7-3.9 3.7 1 5.3L8 12l-4.7 2.6 1-5.3L.4 5.6l5.3-.7z"
					fill={ star < 4 ? '#fff' : '#8fbff8' }
				/>
			) ) }
			<path
				d="M104 118h52a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-12l-12 10v-10h-28a10 10 0 0 1-10-10v-20a10 10 0 0 1 10-10z"
				fill="#fff"
				stroke="#c9dffb"
				strokeWidth="2"
			/>
			<path
				d="M108 132h42M108 144h28"
				stroke="#8fbff8"
				strokeWidth="6"
				strokeLinecap="round"
			/>
			{ /* The visitors. */ }
			{ [
				[ 60, '#f4c7a5', '#2d87f1', '#5b3a29' ],
				[ 122, '#c98e63', '#f2b134', '#2b2118' ],
				[ 184, '#f0d3bb', '#3fa796', '#8a5a34' ],
			].map( ( [ x, skin, shirt, hair ] ) => (
				<g key={ x } transform={ `translate(${ x } 186)` }>
					<path
						d="M-27 74V62c0-17 12-27 27-27s27 10 27 27v12z"
						fill={ String( shirt ) }
					/>
					<rect
						x="-6"
						y="24"
						width="12"
						height="16"
						rx="6"
						fill={ String( skin ) }
					/>
					<circle cy="14" r="17" fill={ String( skin ) } />
					<path
						d="M-17.5 14c-1-13 7-20 17.5-20S18.5 1 17.5 14c-3-8-9-11-16-11-8 0-15 3-19 11z"
						fill={ String( hair ) }
					/>
					<path
						d="M-6 20c3 4 9 4 12 0"
						fill="none"
						stroke="#5b3a29"
						strokeWidth="2"
						strokeLinecap="round"
					/>
					<circle cx="-6" cy="13" r="1.7" fill="#3a2a20" />
					<circle cx="6" cy="13" r="1.7" fill="#3a2a20" />
				</g>
			) ) }
			{ /* What they come to. */ }
			{ [ 28, 46, 36, 60 ].map( ( height, index ) => (
				<rect
					key={ height }
					x={ 252 + index * 28 }
					y={ 244 - height }
					width="18"
					height={ height }
					rx="4"
					fill={ index === 3 ? '#2d87f1' : '#a9ccf7' }
				/>
			) ) }
		</svg>
	);
}
