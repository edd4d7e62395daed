<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

/**
 * The icons that come with the plugin, Font Awesome's free ones. The build writes them to files with one icon a line
 * (tools/webpack/icon-files.js): the picker reads them whole, here single lines are taken out, without decoding the rest.
 */
final class Icons {

	/** @var array<string, string> Contents by style. */
	private array $files = [];

	/**
	 * @param string $directory Where the files are, with a slash at the end.
	 */
	public function __construct( private readonly string $directory ) {}

	/**
	 * The drawing of an icon, or null when there is none of this name.
	 *
	 * @param string $style solid, regular or brands.
	 * @return array{box: array{int, int}, path: string}|null Width and height of the drawing, and the d of an SVG path.
	 */
	public function drawing( string $style, string $name ): ?array {
		if ( preg_match( '/^[a-z0-9-]+$/D', $name ) !== 1 || ! in_array( $style, [ 'solid', 'regular', 'brands' ], true ) ) {
			return null;
		}
		$this->files[ $style ] ??= $this->read( $style );
		$key                     = "\n\"$name\":";
		$start                   = strpos( $this->files[ $style ], $key );
		if ( $start === false ) {
			return null;
		}
		$start += strlen( $key );
		$length = strcspn( $this->files[ $style ], "\n", $start );
		/** @var array{box: array{int, int}, path: string} $icon */
		$icon   = Json::decode( rtrim( substr( $this->files[ $style ], $start, $length ), ',' ) );
		return [
			'box'  => $icon['box'],
			'path' => $icon['path'],
		];
	}

	private function read( string $style ): string {
		$file = "{$this->directory}icons-$style.json";
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}
}
