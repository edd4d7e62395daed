<?php
/**
 * The vendor's tool for license keys: php tools/license.php. Plain PHP with sodium; it stores nothing except what the
 * caller redirects into a file.
 */

declare( strict_types=1 );

namespace UserFeedback\Tools;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Licensing\LicenseKey;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Licensing\RevocationList;
use UserFeedback\Licensing\SignedStatement;

const HELP = <<<'TEXT'
	php tools/license.php COMMAND [options]

	  keygen                       a new key pair, as JSON; keep it where nobody reads it
	  issue --pair FILE            a license key
	    --type plus|pro|elite      its plan
	    --days N | --expires DATE  until when (DATE as 2027-11-21, in UTC)
	    --hosts A,B                only for sites with these hosts, for example example.org,www.example.org
	    --id ID                    what it is called when it is revoked; otherwise at random
	    --issued DATE              since when; otherwise now
	  revoke --pair FILE --ids A,B a list of revoked keys, to be put where USERFEEDBACK_REVOCATION_URL points
	    --list FILE                the list before, whose ids stay on it
	  inspect TEXT                 what a key or a list says
	    --pair FILE                and whether it was signed with this pair

	TEXT;

// The plugin's files exit without it.
define( 'ABSPATH', dirname( __DIR__ ) . '/' );

spl_autoload_register(
	static function ( string $name ): void {
		require dirname( __DIR__ ) . '/includes/' . str_replace( [ 'UserFeedback\\', '\\' ], [ '', '/' ], $name ) . '.php';
	}
);

/**
 * Exits with an error message.
 */
function fail( string $message ): never {
	fwrite( STDERR, "Error: $message\n" );
	exit( 1 );
}

/**
 * @param array<string, string> $options
 */
function option( array $options, string $name ): string {
	return $options[ $name ] ?? fail( "--$name is missing. See php tools/license.php help" );
}

/**
 * The command's words and options, each of which has a value.
 *
 * @param list<string> $arguments
 * @return array{list<string>, array<string, string>}
 */
function arguments( array $arguments ): array {
	$known   = [ 'pair', 'type', 'days', 'expires', 'hosts', 'id', 'issued', 'ids', 'list' ];
	$words   = [];
	$options = [];
	while ( $arguments !== [] ) {
		$argument = array_shift( $arguments );
		if ( ! str_starts_with( $argument, '--' ) ) {
			$words[] = $argument;
			continue;
		}
		[ $name, $value ] = explode( '=', substr( $argument, 2 ), 2 ) + [ 1 => null ];
		if ( ! in_array( $name, $known, true ) ) {
			fail( "There is no option --$name. See php tools/license.php help" );
		}
		$options[ $name ] = $value ?? array_shift( $arguments ) ?? fail( "--$name needs a value." );
	}
	return [ $words, $options ];
}

/**
 * The key pair in a file: public and private, base64.
 *
 * @param array<string, string> $options
 * @return array{public: string, private: non-empty-string}
 */
function keyPair( array $options ): array {
	$file = option( $options, 'pair' );
	$pair    = json_decode( is_readable( $file ) ? (string) file_get_contents( $file ) : '', true );
	$private = is_array( $pair ) && is_string( $pair['private'] ?? null ) ? (string) base64_decode( $pair['private'], true ) : '';
	if ( strlen( $private ) !== SODIUM_CRYPTO_SIGN_SECRETKEYBYTES ) {
		fail( "$file holds no key pair as keygen makes it." );
	}
	return [
		'public'  => base64_encode( sodium_crypto_sign_publickey_from_secretkey( $private ) ),
		'private' => $private,
	];
}

/**
 * @param array<string, mixed> $payload
 * @param non-empty-string     $private
 */
function sign( string $mark, array $payload, string $private ): string {
	$signed = $mark . '.' . SignedStatement::encode( json_encode( $payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES ) );
	return $signed . '.' . SignedStatement::encode( sodium_crypto_sign_detached( $signed, $private ) );
}

/**
 * A comma-separated list.
 *
 * @return list<string>
 */
function listed( string $text ): array {
	return array_values( array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn ( string $part ) => $part !== '' ) );
}

/**
 * The start of a day in UTC.
 */
function day( string $text ): int {
	$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $text, new DateTimeZone( 'UTC' ) );
	if ( $day === false || $day->format( 'Y-m-d' ) !== $text ) {
		fail( "\"$text\" is no date as 2027-11-21." );
	}
	return $day->getTimestamp();
}

/**
 * @param array<string, string> $options
 */
function issue( array $options ): string {
	$pair = keyPair( $options );
	$type = option( $options, 'type' );
	if ( ! in_array( $type, [ 'plus', 'pro', 'elite' ], true ) ) {
		fail( "--type must be plus, pro or elite, not \"$type\"." );
	}
	$issued = isset( $options['issued'] ) ? day( $options['issued'] ) : time();
	if ( isset( $options['expires'] ) ) {
		$expires = day( $options['expires'] );
	} else {
		$days = option( $options, 'days' );
		ctype_digit( $days ) || fail( "--days needs a number, not \"$days\"." );
		$expires = $issued + 86400 * (int) $days;
	}
	$hosts = array_map( strtolower( ... ), listed( $options['hosts'] ?? '' ) );
	return sign(
		LicenseKey::MARK,
		[
			'id'      => $options['id'] ?? bin2hex( random_bytes( 8 ) ),
			'type'    => $type,
			'issued'  => $issued,
			'expires' => $expires,
		] + ( $hosts === [] ? [] : [ 'hosts' => $hosts ] ),
		$pair['private']
	);
}

/**
 * @param array<string, string> $options
 */
function revoke( array $options ): string {
	$pair   = keyPair( $options );
	$ids    = listed( option( $options, 'ids' ) );
	$issued = time();
	if ( isset( $options['list'] ) ) {
		$before  = trim( is_readable( $options['list'] ) ? (string) file_get_contents( $options['list'] ) : '' );
		$payload = SignedStatement::parse( $before, RevocationList::MARK )?->payload( PublicKey::of( $pair['public'] ) );
		is_array( $payload['ids'] ?? null ) || fail( "{$options['list']} holds no list that was signed with this pair." );
		$ids = array_values( array_unique( [ ...array_filter( $payload['ids'], is_string( ... ) ), ...$ids ] ) );
		// Only a newer list replaces an older one, so two lists of the same second need different times.
		$issued = max( $issued, (int) $payload['issued'] + 1 );
	}
	return sign(
		RevocationList::MARK,
		[
			'issued' => $issued,
			'ids'    => $ids,
		],
		$pair['private']
	);
}

/**
 * @param array<string, string> $options
 */
function inspect( string $text, array $options ): string {
	$parts = explode( '.', trim( $text ) );
	$json  = (string) base64_decode( strtr( $parts[1] ?? '', '-_', '+/' ), true );
	$says  = json_decode( $json, true );
	if ( ! is_array( $says ) ) {
		fail( 'This is neither a key nor a list.' );
	}
	foreach ( [ 'issued', 'expires' ] as $moment ) {
		if ( is_int( $says[ $moment ] ?? null ) ) {
			$says[ $moment ] .= gmdate( ' (Y-m-d H:i \U\T\C)', $says[ $moment ] );
		}
	}
	if ( isset( $options['pair'] ) ) {
		$public            = PublicKey::of( keyPair( $options )['public'] );
		$says['signature'] = SignedStatement::parse( trim( $text ), $parts[0] )?->payload( $public ) === null ? 'not of this pair' : 'good';
	}
	return json_encode( [ 'mark' => $parts[0] ] + $says, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT );
}

[ $words, $options ] = arguments( array_slice( $argv, 1 ) );

echo match ( $words[0] ?? 'help' ) {
	'keygen'  => ( static function (): string {
		$pair = sodium_crypto_sign_keypair();
		return json_encode(
			[
				'public'  => base64_encode( sodium_crypto_sign_publickey( $pair ) ),
				'private' => base64_encode( sodium_crypto_sign_secretkey( $pair ) ),
			],
			JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT
		);
	} )(),
	'issue'   => issue( $options ),
	'revoke'  => revoke( $options ),
	'inspect' => inspect( $words[1] ?? '', $options ),
	'help'    => HELP,
	default   => fail( "There is no command {$words[0]}. See php tools/license.php help" ),
}, "\n";
