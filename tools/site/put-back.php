<?php
/**
 * Plugin Name: Put back
 * Description: Changes a site of the browser tests without clicks, and takes back whatever a story has changed.
 *
 * POST /?userfeedback-stories=keep, set or put-back, with JSON (tests/e2e/support/site.ts).
 */

declare( strict_types=1 );

/**
 * How a site was before its first story. It had no survey: what is in our tables after a story is the story's.
 */
final class UserFeedbackStories {
	/** Options that change by themselves. */
	private const VOLATILE = '/^(cron|rewrite_rules|recently_edited|can_compress_scripts|fresh_site)$|^_(site_)?transient_(?!.*userfeedback)/';

	/** Tables of WordPress and their ids, in the order in which new rows are removed. */
	private const IDS = [
		'comments' => 'comment_ID',
		'posts'    => 'ID',
		'users'    => 'ID',
		'terms'    => 'term_id',
	];

	public static function answer(): void {
		$action = $_GET['userfeedback-stories'] ?? '';
		if ( $action === '' || ( $_SERVER['REQUEST_METHOD'] ?? '' ) !== 'POST' ) {
			return;
		}
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		if ( $action === 'keep' && ! file_exists( self::file() ) ) {
			file_put_contents( self::file(), serialize( self::state() ) );
		}
		if ( $action === 'set' ) {
			self::set( (array) json_decode( (string) file_get_contents( 'php://input' ), true ) );
		}
		wp_send_json( $action === 'put-back' ? self::putBack() : [] );
	}

	private static function file(): string {
		return dirname( ABSPATH ) . '/database/before-stories';
	}

	private static function database(): wpdb {
		global $wpdb;
		assert( $wpdb instanceof wpdb );
		return $wpdb;
	}

	/** @return list<string> The first column. */
	private static function column( string $sql ): array {
		/** @var list<string> */
		return self::database()->get_col( $sql );
	}

	/** @param array<mixed> $changes Options (null deletes one), and the plugins that are activated or deactivated. */
	private static function set( array $changes ): void {
		foreach ( (array) ( $changes['options'] ?? [] ) as $name => $value ) {
			$value === null ? delete_option( (string) $name ) : update_option( (string) $name, $value );
		}
		foreach ( (array) ( $changes['plugins'] ?? [] ) as $slug => $isActive ) {
			$isActive ? activate_plugin( "$slug/$slug.php" ) : deactivate_plugins( "$slug/$slug.php" );
		}
	}

	/** @return array<string, string> What is on the site: its kind and name → its value. */
	private static function state(): array {
		$db    = self::database();
		$state = [];
		foreach ( self::column( 'SHOW TABLES' ) as $table ) {
			$isFilled                = str_contains( $table, '_ufb_' ) && $db->get_var( "SELECT 1 FROM `$table` LIMIT 1" );
			$state[ "table $table" ] = $isFilled ? 'filled' : '';
		}
		foreach ( self::IDS as $table => $id ) {
			$name                     = $db->prefix . $table;
			$state[ "newest $table" ] = self::column( "SELECT MAX($id) FROM $name" )[0] ?? '0';
			$state[ "count $table" ]  = self::column( "SELECT COUNT(*) FROM $name" )[0] ?? '0';
		}
		/** @var list<array{option_name: string, option_value: string, autoload: string}> $options */
		$options = $db->get_results( "SELECT option_name, option_value, autoload FROM $db->options", ARRAY_A );
		foreach ( $options as [ 'option_name' => $name, 'option_value' => $value, 'autoload' => $autoload ] ) {
			if ( preg_match( self::VOLATILE, $name ) !== 1 ) {
				$state[ "option $name" ] = "$autoload $value";
			}
		}
		/** @var list<array{user_id: string, meta_key: string, meta_value: string}> $meta */
		$meta = $db->get_results( "SELECT user_id, meta_key, meta_value FROM $db->usermeta WHERE meta_key <> 'session_tokens'", ARRAY_A );
		foreach ( $meta as [ 'user_id' => $user, 'meta_key' => $key, 'meta_value' => $value ] ) {
			$state[ "meta $user $key" ] = $value;
		}
		foreach ( [ 'mu-plugins', 'plugins', 'themes', 'uploads' ] as $folder ) {
			$state += array_fill_keys( self::filesIn( WP_CONTENT_DIR . "/$folder", $folder === 'uploads' ), '' );
		}
		return $state;
	}

	/** @return list<string> */
	private static function filesIn( string $folder, bool $isDeep = false ): array {
		$files = [];
		foreach ( array_diff( is_dir( $folder ) ? (array) scandir( $folder ) : [], [ '.', '..' ] ) as $name ) {
			$path = "$folder/$name";
			if ( $isDeep && is_dir( $path ) ) {
				array_push( $files, ...self::filesIn( $path, true ) );
			} else {
				$files[] = "file $path";
			}
		}
		return $files;
	}

	/**
	 * Removes what has come since, and restores what was changed.
	 *
	 * @return list<string> What is different all the same.
	 */
	private static function putBack(): array {
		/** @var array<string, string> $before */
		$before = unserialize( (string) file_get_contents( self::file() ) );
		foreach ( self::IDS as $table => $id ) {
			$name = self::database()->prefix . $table;
			foreach ( self::column( "SELECT $id FROM $name WHERE $id > {$before["newest $table"]} ORDER BY $id DESC" ) as $new ) {
				match ( $table ) {
					'comments' => wp_delete_comment( (int) $new, true ),
					'posts' => wp_delete_post( (int) $new, true ),
					'users' => wp_delete_user( (int) $new ),
					'terms' => self::deleteTerm( (int) $new ),
				};
			}
		}
		$after = self::state();
		foreach ( $after + $before as $name => $value ) {
			if ( ( $after[ $name ] ?? null ) !== ( $before[ $name ] ?? null ) ) {
				self::change( $name, $before[ $name ] ?? null );
			}
		}
		$left        = self::state();
		$differences = [];
		foreach ( $after + $before as $name => $value ) {
			// Only fixtures make those, and they remove them.
			$isForgotten = ! isset( $before[ $name ] ) && preg_match( '#^file .*/(mu-plugins|themes)/#', $name ) === 1;
			if ( $isForgotten || ( $left[ $name ] ?? null ) !== ( $before[ $name ] ?? null ) ) {
				$differences[] = "$name: " . ( $before[ $name ] ?? '–' ) . ' → ' . ( $after[ $name ] ?? '–' );
			}
		}
		return $differences;
	}

	/** Gives something its value of before; null removes it. */
	private static function change( string $kindAndName, ?string $value ): void {
		$db              = self::database();
		[ $kind, $name ] = explode( ' ', $kindAndName, 2 );
		if ( $kind === 'table' ) {
			$db->query( $value === null ? "DROP TABLE `$name`" : "DELETE FROM `$name`" );
		} elseif ( $kind === 'file' && $value === null ) {
			self::remove( $name );
		} elseif ( $kind === 'option' ) {
			[ $autoload, $content ] = explode( ' ', $value ?? ' ', 2 );
			$db->delete( $db->options, [ 'option_name' => $name ] );
			$option = [
				'option_name'  => $name,
				'option_value' => $content,
				'autoload'     => $autoload,
			];
			$value === null || $db->insert( $db->options, $option );
		} elseif ( $kind === 'meta' ) {
			[ $user, $key ] = explode( ' ', $name, 2 );
			$row            = [
				'user_id'  => $user,
				'meta_key' => $key,
			];
			$db->delete( $db->usermeta, $row );
			$value === null || $db->insert( $db->usermeta, $row + [ 'meta_value' => $value ] );
		}
	}

	private static function deleteTerm( int $id ): void {
		$term = get_term( $id );
		if ( $term instanceof WP_Term && taxonomy_exists( $term->taxonomy ) ) {
			wp_delete_term( $id, $term->taxonomy );
		}
	}

	/** Links lead to the project: only the link is removed. */
	private static function remove( string $path ): void {
		if ( ! is_dir( $path ) || is_link( $path ) ) {
			unlink( $path );
			return;
		}
		foreach ( self::filesIn( $path ) as $file ) {
			self::remove( substr( $file, strlen( 'file ' ) ) );
		}
		rmdir( $path );
	}
}

add_action( 'wp_loaded', [ UserFeedbackStories::class, 'answer' ] );
