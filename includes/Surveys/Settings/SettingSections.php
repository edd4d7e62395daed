<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\Settings\Targeting\Countries;
use UserFeedback\Surveys\Settings\Targeting\Devices;
use UserFeedback\Surveys\Settings\Targeting\Pages;
use UserFeedback\Surveys\Translations\Translations;

/**
 * The setting sections of this site: those of Surveys, of other domains and of add-ons.
 *
 * Stored sections that are not registered, for example because their add-on is not active, are neither shown nor changed.
 *
 * @since 0.2.0
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 */
final class SettingSections {

	/** The two JSON columns of a survey. A section's path starts with one of them or is the name of a field. */
	public const SETTINGS      = 'settings';
	public const NOTIFICATIONS = 'notifications';

	/** @var array<string, SettingSection> By path. */
	private array $sections = [];

	/**
	 * @param list<SettingSection> $sections A later section replaces an earlier one with the same path.
	 */
	public function __construct( array $sections ) {
		foreach ( $sections as $section ) {
			$this->sections[ $section->path() ] = $section;
		}
	}

	/**
	 * The sections of the domain Surveys.
	 *
	 * @param PageRules                            $pageRules The types of page rules on this site.
	 * @param Closure(): array<string, mixed>|null $inherited What surveys inherit from the plugin's settings (WidgetSettings::inherited()).
	 */
	public static function core( Clock $clock, PageRules $pageRules = new PageRules(), ?Closure $inherited = null ): self {
		$targeting = new SettingGroup( 'settings.targeting', [ new Devices(), new Pages( $pageRules ) ] );
		return new self(
			[
				new ThankYou(),
				new Tracking(),
				$targeting,
				new Countries(),
				Behavior::group( $inherited ),
				Theming::group( $inherited ),
				new Schedule( $clock ),
				new Expiry( $clock ),
				new Translations(),
			]
		);
	}

	/**
	 * These sections and others, which take precedence.
	 *
	 * @param list<SettingSection> $sections
	 */
	public function with( array $sections ): self {
		return new self( [ ...array_values( $this->sections ), ...$sections ] );
	}

	/**
	 * Whether a section is one of the notifications.
	 */
	public static function isNotification( SettingSection $section ): bool {
		return str_starts_with( $section->path(), self::NOTIFICATIONS . '.' );
	}

	/**
	 * @return array<string, SettingSection> By path.
	 */
	public function all(): array {
		return $this->sections;
	}

	/**
	 * Schemas for owners, as properties of a survey.
	 *
	 * @param bool $isWhole Whether all sections are required, as in responses; clients send only those that change.
	 * @return array<string, array<string, mixed>>
	 */
	public function schemas( bool $isWhole ): array {
		return self::properties( array_map( static fn ( SettingSection $section ) => $section->schema(), $this->sections ), $isWhole );
	}

	/**
	 * Schemas of page data, as properties of a survey on the page.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function visitorSchemas(): array {
		return self::properties( array_map( static fn ( SettingSection $section ) => $section->visitorSchema(), $this->sections ), true );
	}

	/**
	 * Values of a survey, as fields of a survey in the API.
	 *
	 * @param Closure( SettingSection, mixed ): mixed $view Converts a section's value for the current user.
	 * @return array<string, mixed>
	 */
	public function values( Survey $survey, Closure $view ): array {
		$owned = array_filter( $this->sections, static fn ( SettingSection $section ) => $section->schema() !== null );
		$names = new OptionNames( $survey->questions );
		$value = static fn ( SettingSection $section ) => $view( $section, $names->labelledValue( $section, $section->read( $survey ) ) );
		return self::nested( array_map( $value, $owned ) );
	}

	/**
	 * Page data of a survey's settings, as fields of a survey on the page. Fields whose feature is locked have their defaults.
	 *
	 * @param Closure( Feature ): bool $isKept Whether stored values of a feature take effect, see FeatureGate::keeps().
	 * @return array<string, mixed>
	 */
	public function visitorValues( Survey $survey, Closure $isKept ): array {
		$seen  = array_filter( $this->sections, static fn ( SettingSection $section ) => $section->visitorSchema() !== null );
		$names = new OptionNames( $survey->questions );
		$value = fn ( SettingSection $section ) => $names->labelledValue( $section, $this->effective( $survey, $section, $isKept ) );
		return self::nested( array_map( static fn ( SettingSection $section ) => $section->visitorValue( $value( $section ) ), $seen ) );
	}

	/**
	 * The value of a section that takes effect for visitors: fields whose feature is locked have their defaults.
	 *
	 * @param Closure( Feature ): bool $isKept Whether stored values of a feature take effect, see FeatureGate::keeps().
	 */
	public function effective( Survey $survey, SettingSection $section, Closure $isKept ): mixed {
		$value = $section->read( $survey );
		foreach ( $section->features() as $field => $feature ) {
			$without = $section->withoutUse( $field, $value );
			// The gate last: most surveys use the defaults.
			$value = $without === $value || $isKept( $feature ) ? $value : $without;
		}
		return $value;
	}

	/**
	 * The value at the path of a section that takes effect for visitors; null if the section is not registered.
	 *
	 * @since 0.4.0
	 *
	 * @param Closure( Feature ): bool $isKept See effective().
	 */
	public function effectiveAt( Survey $survey, string $path, Closure $isKept ): mixed {
		return isset( $this->sections[ $path ] ) ? $this->effective( $survey, $this->sections[ $path ], $isKept ) : null;
	}

	/**
	 * Errors of the changed sections that depend on what is stored (ChangeRules).
	 *
	 * @return list<FieldError> Field paths in the survey.
	 */
	public function changeErrors( Survey $before, Survey $after ): array {
		$errors = [];
		foreach ( $this->sections as $path => $section ) {
			[ $from, $to ] = [ $section->read( $before ), $section->read( $after ) ];
			$found         = $section instanceof ChangeRules && $from !== $to ? $section->changeErrors( $from, $to ) : [];
			array_push( $errors, ...array_map( static fn ( FieldError $error ) => $error->under( $path ), $found ) );
		}
		return $errors;
	}

	/**
	 * Values of the registered sections in a client's input.
	 *
	 * @param array<mixed> $input A survey, or some of its fields.
	 * @return array<string, mixed> By path.
	 */
	public function sent( array $input ): array {
		$sent = [];
		foreach ( $this->sections as $path => $section ) {
			$names = explode( '.', $path );
			$name  = array_pop( $names );
			$in    = Cast::at( $input, ...$names );
			if ( $section->schema() !== null && is_array( $in ) && array_key_exists( $name, $in ) ) {
				$sent[ $path ] = $in[ $name ];
			}
		}
		return $sent;
	}

	/**
	 * Sections in a client's input that are not registered.
	 *
	 * @param array<mixed> $input A survey, or some of its fields.
	 * @return list<array{string, string}> Group and name.
	 */
	public function unknown( array $input ): array {
		$unknown = [];
		foreach ( [ self::SETTINGS, self::NOTIFICATIONS ] as $group ) {
			$sent = is_array( $input[ $group ] ?? null ) ? $input[ $group ] : [];
			foreach ( array_filter( array_keys( $sent ), is_string( ... ) ) as $name ) {
				if ( ! isset( $this->sections[ "$group.$name" ] ) ) {
					$unknown[] = [ $group, $name ];
				}
			}
		}
		return $unknown;
	}

	/**
	 * A survey with new values of some sections.
	 *
	 * @param array<string, mixed> $values By path.
	 */
	public function write( Survey $survey, array $values ): Survey {
		foreach ( $values as $path => $value ) {
			$survey = $this->sections[ $path ]->write( $survey, $value );
		}
		return $survey;
	}

	/**
	 * A new survey with the initial values of all sections.
	 */
	public function started( Survey $blank ): Survey {
		$initial = array_map( static fn ( SettingSection $section ) => $section->initial(), $this->sections );
		return $this->write( $blank, array_filter( $initial, static fn ( mixed $value ) => $value !== null ) );
	}

	/**
	 * A survey with the copied settings of another one, including those of sections that are not registered.
	 */
	public function copied( Survey $from, Survey $to ): Survey {
		$copy = $to->with( settings: $from->settings, notifications: $from->notifications );
		foreach ( $this->sections as $section ) {
			$copy = $section->isCopied() ? $copy : $section->write( $copy, $section->initial() );
		}
		return $copy;
	}

	/**
	 * @param array<string, array<string, mixed>|null> $schemas By path; null for none.
	 * @return array<string, array<string, mixed>>
	 */
	private static function properties( array $schemas, bool $isWhole ): array {
		$properties = [];
		$groups     = [];
		foreach ( array_filter( $schemas ) as $path => $schema ) {
			$names = explode( '.', $path, 2 );
			if ( isset( $names[1] ) ) {
				$groups[ $names[0] ][ $names[1] ] = $schema;
			} else {
				$properties[ $path ] = $schema;
			}
		}
		return $properties + array_map( static fn ( array $of ) => JsonSchema::object( $of, $isWhole ? null : [] ), $groups );
	}

	/**
	 * @param array<string, mixed> $values By path.
	 * @return array<string, mixed> Nested.
	 */
	private static function nested( array $values ): array {
		$fields = [];
		$groups = [];
		foreach ( $values as $path => $value ) {
			$names = explode( '.', $path, 2 );
			if ( isset( $names[1] ) ) {
				$groups[ $names[0] ][ $names[1] ] = $value;
			} else {
				$fields[ $path ] = $value;
			}
		}
		return $fields + $groups;
	}
}
