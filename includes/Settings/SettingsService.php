<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

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

	public function __construct( private readonly FeatureGate $gate ) {}

	/**
	 * The settings as they are shown: with the roles that are always let in.
	 *
	 * @return array<string, list<string>> See SettingsSchema.
	 */
	public function all(): array {
		$settings = Settings::stored();
		$forced   = SiteRoles::forced();
		$lists    = [];
		foreach ( Settings::ROLE_LISTS as $list ) {
			$lists[ $list ] = array_values( array_unique( [ ...$forced, ...$this->existing( $settings->roles( $list ) ) ] ) );
		}
		return $lists;
	}

	/**
	 * Changes the settings that were sent.
	 *
	 * @param array<mixed> $input See SettingsSchema.
	 * @return array<string, list<string>> All of them afterwards.
	 * @throws InvalidSettings When a name or a value is wrong; nothing is stored then.
	 * @throws FeatureLocked    When what they would change is not in the plan; nothing is stored then.
	 */
	public function save( array $input ): array {
		$errors = SchemaCheck::errors( $input, SettingsSchema::settings( [] ), '' );
		/** @var array<string, list<string>> $lists */
		$lists = $errors === [] ? $input : [];
		array_push( $errors, ...$this->unknownRoles( $lists ) );
		if ( $errors !== [] ) {
			throw new InvalidSettings( self::underSettings( $errors ) );
		}
		$locked = $this->lockedLists( $lists );
		if ( $locked !== [] ) {
			throw FeatureLocked::inFields( self::underSettings( $locked ) );
		}
		$forced = SiteRoles::forced();
		Settings::stored()->with( array_map( static fn ( array $roles ) => array_values( array_diff( $roles, $forced ) ), $lists ) )->store();
		return $this->all();
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
	 * The lists that would change though the site may not choose roles.
	 *
	 * @param array<string, list<string>> $input
	 * @return list<FieldError>
	 */
	private function lockedLists( array $input ): array {
		$before = $this->all();
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
}
