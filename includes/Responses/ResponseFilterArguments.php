<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Locales;
use UserFeedback\Support\Text;
use WP_Error;

/**
 * The names and values by which people filter responses: `filter[…]` of the REST API and of exports, options of WP-CLI. What a survey must have for
 * it is checked by ResponseFilterRules.
 *
 * @since 0.5.0
 */
final class ResponseFilterArguments {

	private const SCORE = [
		'type'    => 'integer',
		'minimum' => 0,
		'maximum' => 100,
	];

	/**
	 * The argument `filter` of a route.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return [
			'type'                 => 'object',
			'properties'           => self::properties(),
			'additionalProperties' => false,
			'default'              => [],
		];
	}

	/**
	 * JSON schemas of the values by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$day = [
			'type'        => 'string',
			'description' => 'Local date of the site, for example 2026-01-31; inclusive.',
		];
		return [
			'status'    => [
				'type'        => 'string',
				'enum'        => [ 'all', ...array_column( ResponseStatus::cases(), 'value' ) ],
				'description' => 'All means all that is counted: neither the trash nor spam nor what is held back.',
			],
			'from'      => $day,
			'to'        => $day,
			'page'      => [
				'type'        => 'integer',
				'minimum'     => 1,
				'description' => 'Id of the page on which they were given.',
			],
			'device'    => [
				'type' => 'string',
				'enum' => [ 'desktop', 'tablet', 'mobile' ],
			],
			'country'   => [
				'type'        => 'string',
				'pattern'     => '^[A-Z]{2}$',
				'description' => 'ISO 3166-1, two capital letters.',
			],
			'question'  => [
				'type'        => 'string',
				'maxLength'   => 16,
				'description' => 'The question of `option`, `score_min` and `score_max`.',
			],
			'option'    => [
				'type'        => 'string',
				'maxLength'   => 500,
				'description' => 'Id of an option that was chosen, or else a label that it has or had.',
			],
			'score_min' => self::SCORE,
			'score_max' => self::SCORE,
			'search'    => [
				'type'        => 'string',
				'maxLength'   => 200,
				'description' => 'A part of an answer, or the number of a response.',
			],
			'tag'       => [
				'type'      => 'string',
				'maxLength' => 50,
			],
			'test'      => [
				'type'        => 'boolean',
				'description' => 'Only tests, or none of them.',
			],
			'language'  => [
				'type'        => 'string',
				'pattern'     => Locales::PATTERN,
				'maxLength'   => Locales::MAX_LENGTH,
				'description' => 'In which the survey was shown, for example de_DE.',
			],
		];
	}

	/**
	 * The filter that values name. They may be strings, as an address has them.
	 *
	 * @param array<mixed> $sent        By name.
	 * @param int          $surveyId    Whose responses.
	 * @param bool         $newestFirst The order.
	 * @throws InvalidFilter When a name is unknown or a value is not of its schema, or a range is incomplete.
	 */
	public static function read( array $sent, int $surveyId, bool $newestFirst = true ): ResponseFilter {
		$values = self::values( $sent );
		$number = static fn ( string $name ) => isset( $values[ $name ] ) ? Cast::int( $values[ $name ] ) : null;
		$text   = static fn ( string $name ) => Text::line( Cast::string( $values[ $name ] ?? '' ) );
		return new ResponseFilter(
			$surveyId,
			ResponseStatus::tryFrom( $text( 'status' ) ) ?? ResponseStatus::Publish,
			self::days( $values ),
			$newestFirst,
			$number( 'page' ),
			$text( 'device' ),
			$text( 'country' ),
			$text( 'question' ),
			// As it was stored: labels are trimmed, but may contain two spaces.
			trim( Cast::string( $values['option'] ?? '' ) ),
			$number( 'score_min' ),
			$number( 'score_max' ),
			$text( 'search' ),
			$text( 'tag' ),
			isset( $values['test'] ) ? (bool) $values['test'] : null,
			language: $text( 'language' )
		);
	}

	/**
	 * The values with their types, without empty ones.
	 *
	 * @param array<mixed> $sent
	 * @return array<string, mixed>
	 */
	private static function values( array $sent ): array {
		$properties = self::properties();
		$values     = [];
		$errors     = [];
		foreach ( $sent as $name => $value ) {
			$name   = (string) $name;
			$schema = $properties[ $name ] ?? null;
			if ( $schema === null ) {
				/* translators: %s: name of a filter. */
				$errors[] = new FieldError( $name, 'unknown_field', sprintf( __( 'There is no filter %s.', 'userfeedback' ), $name ) );
				continue;
			}
			if ( $value === '' || $value === null ) {
				continue;
			}
			$checked = rest_validate_value_from_schema( $value, $schema, $name );
			if ( is_wp_error( $checked ) ) {
				$errors[] = new FieldError( $name, 'invalid', $checked->get_error_message() );
				continue;
			}
			$clean           = rest_sanitize_value_from_schema( $value, $schema, $name );
			$values[ $name ] = $clean instanceof WP_Error ? null : $clean;
		}
		if ( $errors !== [] ) {
			throw new InvalidFilter( $errors );
		}
		return $values;
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private static function days( array $values ): ?DayRange {
		$days = [];
		foreach ( [ 'from', 'to' ] as $name ) {
			$day = Cast::string( $values[ $name ] ?? '' );
			if ( $day !== '' && ! DayRange::isDay( $day ) ) {
				/* translators: %s: name of a field. */
				throw InvalidFilter::at( $name, 'invalid_day', sprintf( __( '%s must be a date such as 2026-01-31.', 'userfeedback' ), $name ) );
			}
			$days[ $name ] = $day;
		}
		if ( $days['from'] === '' && $days['to'] === '' ) {
			return null;
		}
		if ( $days['from'] === '' || $days['from'] > $days['to'] ) {
			$message = __( 'A range needs a first and a last day, the first not after the last.', 'userfeedback' );
			throw InvalidFilter::at( $days['from'] === '' ? 'from' : 'to', 'invalid_range', $message );
		}
		return new DayRange( $days['from'], $days['to'] );
	}
}
