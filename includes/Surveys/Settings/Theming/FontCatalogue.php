<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Json;

/**
 * The fonts that owners may choose: families of Google Fonts with their upright weights (tools/fonts.mjs writes the file).
 *
 * The file maps each family to the hundreds of its weights: "Abel": "4" is weight 400. The builder reads the same file.
 *
 * @since 0.3.0
 */
final class FontCatalogue {

	/** @var array<string, string>|null */
	private static ?array $fonts = null;

	/**
	 * The weights of a family, in ascending order; none for an unknown family.
	 *
	 * @return list<int>
	 */
	public static function weights( string $family ): array {
		if ( self::$fonts === null ) {
			/** @var array<string, string> $fonts */
			$fonts       = Json::decode( (string) file_get_contents( __DIR__ . '/fonts.json' ) );
			self::$fonts = $fonts;
		}
		$digits = self::$fonts[ $family ] ?? '';
		return $digits === '' ? [] : array_map( static fn ( string $digit ) => 100 * (int) $digit, str_split( $digits ) );
	}
}
