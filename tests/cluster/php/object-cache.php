<?php
/**
 * The object cache of WordPress in Redis, as a large site has it.
 *
 * Ours, since none of the well-kept drop-ins can be had from the registries that these tests may use. It does what they do: each group of a
 * site has its keys, what was read is kept for the request, values are serialised (by WordPress itself, never from a visitor), and without
 * Redis the site works as if it had no cache.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Names and parameters of the functions are WordPress'.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName, SlevomatCodingStandard.TypeHints, Generic.Files.LineLength

/**
 * WordPress' object cache.
 */
final class WP_Object_Cache {

	public int $cache_hits = 0;

	public int $cache_misses = 0;

	/** @var array<string, mixed> By key; false stands for "not there". */
	private array $known = [];

	/** @var array<string, true> */
	private array $shared = [];

	/** @var array<string, true> */
	private array $unkept = [];

	private ?Redis $redis = null;

	public function __construct( private int $site = 1 ) {
		$this->attempt(
			function (): void {
				$redis = new Redis();
				$redis->connect( '127.0.0.1', (int) constant( 'CLUSTER_REDIS' ), 0.5, null, 0, 0.5 );
				$redis->setOption( Redis::OPT_SERIALIZER, (string) Redis::SERIALIZER_PHP );
				$this->redis = $redis;
			}
		);
	}

	/** @param list<string> $groups */
	public function share( array $groups ): void {
		$this->shared += array_fill_keys( $groups, true );
	}

	/** @param list<string> $groups */
	public function keepOut( array $groups ): void {
		$this->unkept += array_fill_keys( $groups, true );
	}

	public function useSite( int $site ): void {
		$this->site = $site;
	}

	public function get( int|string $key, string $group, bool $isForced, ?bool &$found ): mixed {
		$name = $this->name( $key, $group );
		if ( ! array_key_exists( $name, $this->known ) || ( $isForced && $this->isKept( $group ) ) ) {
			$stored               = $this->isKept( $group ) ? $this->attempt( fn () => $this->redis?->get( $name ) ) : null;
			$this->known[ $name ] = is_array( $stored ) ? $stored : null;
		}
		$entry = $this->known[ $name ];
		$found = $entry !== null;
		$found ? ++$this->cache_hits : ++$this->cache_misses;
		return $found ? ( is_object( $entry[0] ) ? clone $entry[0] : $entry[0] ) : false;
	}

	/** @param list<string> $flags NX: only if it is new. XX: only if it is there. */
	public function set( int|string $key, mixed $value, string $group, int $seconds, array $flags = [] ): bool {
		$name  = $this->name( $key, $group );
		$entry = [ is_object( $value ) ? clone $value : $value ];
		if ( ! $this->isKept( $group ) ) {
			$isThere = isset( $this->known[ $name ] );
			if ( in_array( $isThere ? 'NX' : 'XX', $flags, true ) ) {
				return false;
			}
		} else {
			$options = $seconds > 0 ? [ ...$flags, 'EX' => $seconds ] : $flags;
			$done    = $this->attempt( fn () => $this->redis?->set( $name, $entry, $options ) );
			if ( $done === false ) {
				unset( $this->known[ $name ] );
				return false;
			}
		}
		$this->known[ $name ] = $entry;
		return true;
	}

	public function delete( int|string $key, string $group ): bool {
		$name = $this->name( $key, $group );
		unset( $this->known[ $name ] );
		return ! $this->isKept( $group ) || (bool) $this->attempt( fn () => $this->redis?->del( $name ) );
	}

	public function add( int|string $key, int $offset, string $group ): int|false {
		$value = $this->get( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$value = max( 0, (int) $value + $offset );
		$this->set( $key, $value, $group, 0, [ 'XX' ] );
		return $value;
	}

	public function forget(): void {
		$this->known = [];
	}

	public function flush(): bool {
		$this->forget();
		return (bool) $this->attempt( fn () => $this->redis?->flushDB() );
	}

	private function isKept( string $group ): bool {
		return $this->redis !== null && ! isset( $this->unkept[ $group ] );
	}

	private function name( int|string $key, string $group ): string {
		$site = isset( $this->shared[ $group ] ) ? 0 : $this->site;
		return "$site:$group:$key";
	}

	/**
	 * Asks Redis; without it, the request goes on with what it has in its own memory.
	 */
	private function attempt( Closure $work ): mixed {
		try {
			return $work();
		} catch ( RedisException ) {
			$this->redis = null;
			return null;
		}
	}
}

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache( is_multisite() ? get_current_blog_id() : 1 );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->set( $key, $data, $group ?: 'default', (int) $expire, [ 'NX' ] );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group ?: 'default', (int) $expire, [ 'XX' ] );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group ?: 'default', (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group ?: 'default', (bool) $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group ?: 'default' );
}

function wp_cache_add_multiple( array $data, $group = '', $expire = 0 ) {
	return array_map( static fn ( $key ) => wp_cache_add( $key, $data[ $key ], $group, $expire ), array_combine( array_keys( $data ), array_keys( $data ) ) );
}

function wp_cache_set_multiple( array $data, $group = '', $expire = 0 ) {
	return array_map( static fn ( $key ) => wp_cache_set( $key, $data[ $key ], $group, $expire ), array_combine( array_keys( $data ), array_keys( $data ) ) );
}

function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	return array_combine( $keys, array_map( static fn ( $key ) => wp_cache_get( $key, $group, $force ), $keys ) );
}

function wp_cache_delete_multiple( array $keys, $group = '' ) {
	return array_combine( $keys, array_map( static fn ( $key ) => wp_cache_delete( $key, $group ), $keys ) );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add( $key, (int) $offset, $group ?: 'default' );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add( $key, - (int) $offset, $group ?: 'default' );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	$GLOBALS['wp_object_cache']->forget();
	return true;
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, [ 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime' ], true );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ): void {
	$GLOBALS['wp_object_cache']->share( (array) $groups );
}

function wp_cache_add_non_persistent_groups( $groups ): void {
	$GLOBALS['wp_object_cache']->keepOut( (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ): void {
	$GLOBALS['wp_object_cache']->useSite( (int) $blog_id );
}

function wp_cache_reset(): void {
	$GLOBALS['wp_object_cache']->forget();
}
