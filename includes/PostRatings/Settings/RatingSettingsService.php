<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Settings\InvalidSettings;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;

/**
 * The rules of reading and changing the settings of post ratings.
 *
 * @phpstan-import-type Values from RatingSettings
 * @since 0.6.0
 */
final class RatingSettingsService {

	/** The argument of the API that holds the settings: error paths start with it. */
	public const ARGUMENT = 'rating_settings';

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly OptionUpdate $options
	) {}

	/**
	 * The settings. Defaults are in the site's language, as visitors see them.
	 *
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 */
	public function all(): array {
		return self::inSiteLanguage( RatingSettingsReader::values( ... ) );
	}

	/**
	 * The defaults object of the specification: the icons, named in the user's language, and the default of each setting in the site's.
	 *
	 * @return array<string, mixed> `icons`, and the names of RatingSettingsSchema::settings().
	 */
	public function defaults(): array {
		return [ 'icons' => RatingDefaults::icons() ] + self::inSiteLanguage( RatingDefaults::values( ... ) );
	}

	/**
	 * Changes the settings that were sent.
	 *
	 * @param array<mixed> $input See RatingSettingsSchema.
	 * @return array<string, mixed> All of them afterwards.
	 * @phpstan-return Values
	 * @throws InvalidSettings When a name or a value is invalid; nothing is stored then.
	 * @throws FeatureLocked   When something would change while post ratings are locked; nothing is stored then.
	 */
	public function save( array $input ): array {
		$before = $this->all();
		$after  = $this->changed( $before, $input );
		if ( $after === $before ) {
			return $before;
		}
		$this->gate->demand( Feature::PostRatings );
		$changes = array_filter( $after, static fn ( mixed $value, string $name ) => $value !== $before[ $name ], ARRAY_FILTER_USE_BOTH );
		$this->options->run( RatingSettingsReader::OPTION, static fn () => $changes + RatingSettingsReader::stored() );
		CachedPages::outdate();
		return $this->all();
	}

	/**
	 * The settings with changes that need not be complete: while an owner edits them, the preview goes on.
	 *
	 * @param array<mixed> $input See RatingSettingsSchema.
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 * @throws InvalidSettings When a name or a value cannot be shown.
	 */
	public function draft( array $input ): array {
		$input = RatingSettingsRules::normalize( $input );
		self::refuse( SchemaCheck::errors( $input, RatingSettingsSchema::settings( [] ), '' ) );
		$after = self::merged( $this->all(), $input );
		self::refuse( RatingSettingsRules::fontErrors( $after ) );
		return $after;
	}

	/**
	 * The settings with valid changes.
	 *
	 * @param array<string, mixed> $before
	 * @param array<mixed>         $input  See RatingSettingsSchema.
	 * @phpstan-param Values $before
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 * @throws InvalidSettings When a name or a value is invalid.
	 */
	private function changed( array $before, array $input ): array {
		$input  = RatingSettingsRules::normalize( $input );
		self::refuse( SchemaCheck::errors( $input, RatingSettingsSchema::settings( [] ), '' ) );
		$after = self::merged( $before, $input );
		self::refuse( RatingSettingsRules::errors( $before, $after ) );
		return $after;
	}

	/**
	 * @param list<FieldError> $errors
	 * @throws InvalidSettings When there are errors.
	 */
	private static function refuse( array $errors ): void {
		if ( $errors !== [] ) {
			throw new InvalidSettings( array_map( static fn ( FieldError $error ) => $error->under( self::ARGUMENT ), $errors ) );
		}
	}

	/**
	 * The settings with changes, in the order of the settings: whether something changes does not depend on the order that was sent.
	 *
	 * @param array<string, mixed> $before
	 * @param array<mixed>         $input  Valid for the schema.
	 * @phpstan-param Values $before
	 * @return array<string, mixed>
	 * @phpstan-return Values
	 */
	private static function merged( array $before, array $input ): array {
		foreach ( $before as $name => $value ) {
			if ( is_array( $value ) && ! array_is_list( $value ) && is_array( $input[ $name ] ?? null ) ) {
				$input[ $name ] = array_replace( $value, $input[ $name ] );
			}
		}
		/** @var Values $after */
		$after = array_replace( $before, $input );
		return $after;
	}

	/**
	 * Runs work in the language of the site, which may not be that of the user.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public static function inSiteLanguage( Closure $work ): mixed {
		$isSwitched = switch_to_locale( get_locale() );
		try {
			return $work();
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}
}
