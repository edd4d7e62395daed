<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Countries as CountryCodes;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\JsonSection;
use UserFeedback\Surveys\Settings\PublishRules;

/**
 * The countries whose visitors see a survey: all, or the chosen ones (specification, widget 3).
 *
 * @since 0.3.0
 */
final class Countries extends JsonSection implements PublishRules {

	public const ALL    = 'all';
	public const SELECT = 'select';

	public function path(): string {
		return 'settings.geo_targeting';
	}

	public function schema(): array {
		$country = [
			'type'        => 'string',
			'description' => 'ISO 3166-1 alpha-2, upper case.',
			'pattern'     => '^[A-Z]{2}$(?!\n)',
			'examples'    => [ 'DE', 'FR' ],
		];
		return JsonSchema::object(
			[
				'target'    => JsonSchema::word( [ self::ALL, self::SELECT ] ),
				'countries' => [ 'maxItems' => count( CountryCodes::CODES ) ] + JsonSchema::listOf( $country ),
			]
		);
	}

	protected function default(): mixed {
		return [
			'target'    => self::ALL,
			'countries' => [],
		];
	}

	/**
	 * Codes in upper case, each once.
	 */
	public function normalize( mixed $value ): mixed {
		$group = parent::normalize( $value );
		$codes = Cast::at( $group, 'countries' );
		if ( ! is_array( $group ) || ! is_array( $codes ) || ! array_is_list( $codes ) ) {
			return $group;
		}
		$codes = array_map( static fn ( mixed $code ) => is_string( $code ) ? strtoupper( $code ) : $code, $codes );
		return array_replace( $group, [ 'countries' => array_values( array_unique( $codes, SORT_REGULAR ) ) ] );
	}

	public function errors( mixed $value ): array {
		$errors = [];
		foreach ( (array) Cast::at( $value, 'countries' ) as $index => $code ) {
			if ( ! in_array( $code, CountryCodes::CODES, true ) ) {
				/* translators: %s: two letters that should stand for a country. */
				$message  = sprintf( __( 'There is no country with the code %s. Remove it.', 'userfeedback' ), Cast::string( $code ) );
				$errors[] = new FieldError( "countries[$index]", 'unknown_country', $message );
			}
		}
		return $errors;
	}

	public function publishErrors( mixed $value ): array {
		return Cast::at( $value, 'target' ) === self::SELECT && Cast::at( $value, 'countries' ) === []
			? [ new FieldError( 'countries', 'required', __( 'Choose at least one country.', 'userfeedback' ) ) ]
			: [];
	}

	public function visitorSchema(): array {
		return JsonSchema::described( JsonSchema::listOf( [ 'type' => 'string' ] ), 'Codes of the countries that it is for; empty for all.' );
	}

	public function visitorValue( mixed $value ): mixed {
		return Cast::at( $value, 'target' ) === self::SELECT ? Cast::at( $value, 'countries' ) : [];
	}

	public function features(): array {
		return [
			'target'    => Feature::Countries,
			'countries' => Feature::Countries,
		];
	}
}
