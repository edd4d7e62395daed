<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of the plugin on one site.
 *
 * @since 0.1.0
 */
final class Settings {

	/** The option that holds them, autoloaded: who may do what is asked with every page of the dashboard. */
	public const OPTION = 'userfeedback_settings';

	public const CREATE_EDIT_SURVEYS = 'create_edit_surveys';
	public const VIEW_RESULTS        = 'view_results';
	public const DELETE_SURVEYS      = 'delete_surveys';

	/** Those that hold a list of roles. */
	public const ROLE_LISTS = [ self::CREATE_EDIT_SURVEYS, self::VIEW_RESULTS, self::DELETE_SURVEYS ];

	/**
	 * @param array<mixed> $values By name; what is missing has its default.
	 */
	private function __construct( private readonly array $values ) {}

	/**
	 * What is stored on this site.
	 */
	public static function stored(): self {
		$values = get_option( self::OPTION, [] );
		return new self( is_array( $values ) ? $values : [] );
	}

	/**
	 * What is stored on this site, without a query if nothing is: visitors' pages have no query to spare.
	 *
	 * @since 0.4.0
	 */
	public static function loaded(): self {
		// get_option() would look for an option that does not exist in the database.
		return isset( wp_load_alloptions()[ self::OPTION ] ) ? self::stored() : new self( [] );
	}

	/**
	 * The content of the option, to store it (OptionUpdate).
	 *
	 * @since 0.7.0
	 *
	 * @return array<mixed>
	 */
	public function toArray(): array {
		return $this->values;
	}

	/**
	 * The same with other values.
	 *
	 * @param array<string, mixed> $changes By name.
	 */
	public function with( array $changes ): self {
		return new self( $changes + $this->values );
	}

	/**
	 * The roles that a list holds, without those that are always let in.
	 *
	 * @param string $list One of ROLE_LISTS.
	 * @return list<string> Their keys.
	 */
	public function roles( string $list ): array {
		$roles = $this->values[ $list ] ?? [];
		return is_array( $roles ) ? array_values( array_filter( $roles, is_string( ... ) ) ) : [];
	}

	/**
	 * A stored value; null if none is stored. SettingFields::read() has the defaults.
	 *
	 * @since 0.4.0
	 */
	public function value( string $name ): mixed {
		return $this->values[ $name ] ?? null;
	}
}
