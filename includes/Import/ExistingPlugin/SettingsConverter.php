<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Files\ImportedReferences;
use UserFeedback\Surveys\Files\LeftOut;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Makes our setting sections of the settings and notifications of the existing plugin. Field by field: what our rules do not allow is reported
 * and gets its default.
 *
 * What the plan does not include is stored: it has no effect, as after a license that ended. Where it would have one, it is left out.
 *
 * @since 0.7.0
 */
final class SettingsConverter {

	public function __construct(
		private readonly SettingSections $sections,
		private readonly FeatureGate $gate
	) {}

	/**
	 * @param array<mixed>  $settings      As stored by the existing plugin.
	 * @param array<mixed>  $notifications As well.
	 * @param array<string> $ids           Our ids of questions by those of the existing plugin.
	 * @param Survey        $started       A new survey.
	 * @return array<string, mixed> By path.
	 */
	public function convert( array $settings, array $notifications, array $ids, Survey $started, Problems $problems ): array {
		$values = [];
		foreach ( SettingShapes::sent( $settings, $notifications, $ids, $problems ) as $path => $sent ) {
			$section = $this->sections->all()[ $path ] ?? null;
			if ( $section !== null && $section->schema() !== null ) {
				$values[ $path ] = $this->value( $section, $sent, $section->read( $started ), $problems );
			}
		}
		return $values;
	}

	/**
	 * Whether settings that say who sees a survey have no effect here: it would show to others than before.
	 *
	 * @param array<string, mixed> $values  See convert().
	 * @param Survey               $started A new survey.
	 */
	public function widensAudience( array $values, Survey $started ): bool {
		foreach ( [ 'settings.targeting', 'settings.geo_targeting' ] as $path ) {
			$section = $this->sections->all()[ $path ] ?? null;
			if ( $section === null || ! isset( $values[ $path ] ) ) {
				continue;
			}
			foreach ( $section->features() as $field => $feature ) {
				if ( ! $this->gate->keeps( $feature ) && $section->uses( $field, $section->read( $started ), $values[ $path ] ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private function value( SettingSection $section, mixed $sent, mixed $started, Problems $problems ): mixed {
		$schema = (array) $section->schema();
		$value  = is_array( $sent ) ? $this->known( $section, $sent, $started, $problems ) : SettingValues::fitting( $sent, $schema );
		$value  = $section->normalize( ArrayPath::filled( $value, $started ) );
		$value  = self::valid( $section, $value, $started, SchemaCheck::errors( $value, $schema, '' ), $problems );
		$value  = self::valid( $section, $value, $started, $section->errors( $value ), $problems );
		$value  = self::withOwnPages( $section, $value, $problems );
		return $this->withoutLocked( $section, $value, $started, $problems );
	}

	/**
	 * The fields that we know, if they are valid by themselves.
	 *
	 * @param array<mixed> $sent
	 * @return array<mixed>
	 */
	private function known( SettingSection $section, array $sent, mixed $started, Problems $problems ): array {
		/** @var array<string, array<string, mixed>> $properties */
		$properties = (array) ( $section->schema()['properties'] ?? [] );
		$known      = [];
		foreach ( array_intersect_key( $sent, $properties ) as $name => $value ) {
			$fitting = SettingValues::fitting( $value, $properties[ $name ] );
			$whole   = ArrayPath::filled( $fitting, Cast::at( $started, (string) $name ) );
			$errors  = SchemaCheck::errors( $whole, $properties[ $name ], (string) $name );
			if ( $errors === [] ) {
				$known[ $name ] = $whole;
			} else {
				self::report( $section, $errors[0], $problems );
			}
		}
		return $known;
	}

	/**
	 * The value with the defaults of the fields that have an error.
	 *
	 * @param list<FieldError> $errors Their paths are relative to the section.
	 */
	private static function valid( SettingSection $section, mixed $value, mixed $started, array $errors, Problems $problems ): mixed {
		foreach ( $errors as $error ) {
			$name = (string) preg_replace( '/[.\[].*$/s', '', $error->field );
			self::report( $section, $error, $problems );
			$value = $name === '' || ! is_array( $value ) || ! is_array( $started )
				? $started
				: array_replace( $value, array_intersect_key( $started, [ $name => true ] ) );
		}
		return $value;
	}

	private static function withOwnPages( SettingSection $section, mixed $value, Problems $problems ): mixed {
		$leftOut = new LeftOut();
		$cleaned = ( new ImportedReferences( $leftOut ) )->cleaned( $section->path(), $value );
		foreach ( $leftOut->all() as $part ) {
			$problems->add( $part->field, $part->message );
		}
		return $cleaned;
	}

	private function withoutLocked( SettingSection $section, mixed $value, mixed $started, Problems $problems ): mixed {
		foreach ( $section->features() as $field => $feature ) {
			$error = $this->gate->fieldError( $feature, trim( $section->path() . ".$field", '.' ) );
			// The gate first: uses() of some sections loads translations.
			if ( $error === null || ! $section->uses( $field, $started, $value ) ) {
				continue;
			}
			$problems->add( $error->field, $error->message );
			$value = $this->gate->keeps( $feature ) ? $section->withoutUse( $field, $value ) : $value;
		}
		return $value;
	}

	private static function report( SettingSection $section, FieldError $error, Problems $problems ): void {
		$problems->add( trim( "{$section->path()}.$error->field", '.' ), $error->message );
	}
}
