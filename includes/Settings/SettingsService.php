<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Support\Text;

/**
 * The rules of reading and changing the settings.
 *
 * @since 0.1.0
 */
final class SettingsService {

	/** @var list<SettingFields>|null */
	private ?array $known = null;

	/**
	 * @param Closure(): list<SettingFields> $fields Settings of other domains.
	 */
	public function __construct(
		private readonly FeatureGate $gate,
		private readonly OptionUpdate $options,
		private readonly Closure $fields
	) {}

	/**
	 * Schema of all settings.
	 *
	 * @since 0.4.0
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return SettingsSchema::settings( $this->fields() );
	}

	/**
	 * The settings as they are shown: lists of roles with the roles that are always let in, and defaults for what is not stored.
	 *
	 * @return array<string, mixed> See SettingsSchema.
	 */
	public function all(): array {
		$settings = Settings::stored();
		$others   = array_map( static fn ( SettingFields $of ) => $of->read( $settings ), $this->fields() );
		return array_merge( $this->roleLists( $settings ), ...$others );
	}

	/**
	 * Changes the settings that were sent.
	 *
	 * @param array<mixed> $input See SettingsSchema.
	 * @return array<string, mixed> All of them afterwards.
	 * @throws InvalidSettings When a name or a value is wrong; nothing is stored then.
	 * @throws FeatureLocked    When what they would change is not in the plan; nothing is stored then.
	 */
	public function save( array $input ): array {
		$sent = $this->validated( $input );
		$this->options->run( Settings::OPTION, fn () => $this->changed( Settings::stored(), $sent )->toArray() );
		return $this->all();
	}

	/**
	 * Throws what save() would throw, and stores nothing.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $input See SettingsSchema.
	 * @throws InvalidSettings When a name or a value is wrong.
	 * @throws FeatureLocked   When what they would change is not in the plan.
	 */
	public function check( array $input ): void {
		$this->changed( Settings::stored(), $this->validated( $input ) );
	}

	/**
	 * @param array<mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidSettings
	 */
	private function validated( array $input ): array {
		foreach ( $this->fields() as $of ) {
			$input = $of->normalize( $input );
		}
		$errors = SchemaCheck::errors( $input, SettingsSchema::settings( $this->fields(), [] ), '' );
		if ( $errors !== [] ) {
			throw new InvalidSettings( self::underSettings( $errors ) );
		}
		/** @var array<string, mixed> $input */
		return $input;
	}

	/**
	 * The settings with changes that have the right types.
	 *
	 * @param array<string, mixed> $input
	 * @throws InvalidSettings When a value is wrong.
	 * @throws FeatureLocked   When what they would change is not in the plan.
	 */
	private function changed( Settings $stored, array $input ): Settings {
		/** @var array<string, list<string>> $lists */
		$lists  = array_intersect_key( $input, array_flip( Settings::ROLE_LISTS ) );
		$others = array_diff_key( $input, $lists );
		$errors = [ ...$this->unknownRoles( $lists ), ...$this->fieldErrors( $stored, $others ) ];
		if ( $errors !== [] ) {
			throw new InvalidSettings( self::underSettings( $errors ) );
		}
		$locked = [ ...$this->lockedLists( $lists, $stored ), ...$this->lockedFields( $stored, $others ) ];
		if ( $locked !== [] ) {
			throw FeatureLocked::inFields( self::underSettings( $locked ) );
		}
		$forced = SiteRoles::forced();
		return $stored->with( $others + array_map( static fn ( array $roles ) => array_values( array_diff( $roles, $forced ) ), $lists ) );
	}

	/**
	 * @param non-empty-list<FieldError> $errors
	 * @return non-empty-list<FieldError>
	 */
	private static function underSettings( array $errors ): array {
		return array_map( static fn ( FieldError $error ) => $error->under( 'settings' ), $errors );
	}

	/**
	 * @param array<string, list<string>> $input
	 * @return list<FieldError>
	 */
	private function unknownRoles( array $input ): array {
		$errors = [];
		foreach ( $input as $list => $roles ) {
			foreach ( array_diff( $roles, $this->existing( $roles ) ) as $index => $role ) {
				/* translators: %s: key of a role that was sent. */
				$message  = sprintf( __( 'There is no role “%s” on this site. Choose another one.', 'userfeedback' ), Text::line( $role ) );
				$errors[] = new FieldError( "{$list}[$index]", 'unknown_role', $message );
			}
		}
		return $errors;
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return list<FieldError>
	 */
	private function fieldErrors( Settings $stored, array $changes ): array {
		$errors = [];
		foreach ( $this->fields() as $of ) {
			array_push( $errors, ...$of->errors( $of->read( $stored ), $of->read( $stored->with( $changes ) ) ) );
		}
		return $errors;
	}

	/**
	 * Errors for settings that start to use a feature that license and add-ons do not allow.
	 *
	 * @param array<string, mixed> $changes
	 * @return list<FieldError>
	 */
	private function lockedFields( Settings $stored, array $changes ): array {
		$errors = [];
		foreach ( $this->fields() as $of ) {
			foreach ( $of->used( $of->read( $stored ), $of->read( $stored->with( $changes ) ) ) as $name => $feature ) {
				$errors[] = $this->gate->fieldError( $feature, $name );
			}
		}
		return array_values( array_filter( $errors ) );
	}

	/**
	 * @return array<string, list<string>>
	 */
	private function roleLists( Settings $settings ): array {
		$forced = SiteRoles::forced();
		$lists  = [];
		foreach ( Settings::ROLE_LISTS as $list ) {
			$lists[ $list ] = array_values( array_unique( [ ...$forced, ...$this->existing( $settings->roles( $list ) ) ] ) );
		}
		return $lists;
	}

	/**
	 * The lists that would change though the site may not choose roles.
	 *
	 * @param array<string, list<string>> $input
	 * @return list<FieldError>
	 */
	private function lockedLists( array $input, Settings $stored ): array {
		$before = $this->roleLists( $stored );
		$errors = [];
		foreach ( $input as $list => $roles ) {
			$after = array_unique( [ ...SiteRoles::forced(), ...$roles ] );
			if ( array_diff( $after, $before[ $list ] ) !== [] || array_diff( $before[ $list ], $after ) !== [] ) {
				$errors[] = $this->gate->fieldError( Feature::AccessRoles, $list );
			}
		}
		return array_values( array_filter( $errors ) );
	}

	/**
	 * Those that the site still has.
	 *
	 * @param list<string> $roles Keys.
	 * @return list<string>
	 */
	private function existing( array $roles ): array {
		return array_values( array_intersect( $roles, array_column( SiteRoles::all(), 'key' ) ) );
	}

	/**
	 * @return list<SettingFields>
	 */
	private function fields(): array {
		return $this->known ??= ( $this->fields )();
	}
}
