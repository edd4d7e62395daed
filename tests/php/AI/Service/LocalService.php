<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI\Service;

use ReflectionProperty;
use UserFeedback\Tests\Support\PackageServer;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Providers\Http\DTO\ApiKeyRequestAuthentication;

/**
 * An AI service on this machine, set up in WordPress' own AI client as an owner would.
 */
final class LocalService {

	public const KEY = 'secret-test-key';

	private static ?self $shared = null;

	/** The registry of before, which has no provider. */
	private mixed $before = null;

	private function __construct( private readonly string $folder, public readonly string $url ) {}

	/**
	 * The server of all tests; connect() makes WordPress know it.
	 */
	public static function shared(): self {
		return self::$shared ??= self::start();
	}

	/**
	 * @param string $mode See server.php.
	 */
	public function connect( string $mode, bool $hasKey = true ): void {
		file_put_contents( "$this->folder/mode", $mode );
		file_put_contents( "$this->folder/log", '' );
		// PackageServer's filters, which the first test to end takes with it.
		$port = (int) wp_parse_url( $this->url, PHP_URL_PORT );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => [ ...$ports, $port ] );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$this->before = self::registry()->getValue();
		self::registry()->setValue( null, null );
		LocalProvider::$url = $this->url;
		AiClient::defaultRegistry()->registerProvider( LocalProvider::class );
		if ( $hasKey ) {
			AiClient::defaultRegistry()->setProviderRequestAuthentication( LocalProvider::ID, new ApiKeyRequestAuthentication( self::KEY ) );
		}
		LocalProvider::forgetModels();
	}

	/**
	 * Lets it behave in another way from now on.
	 */
	public function turn( string $mode ): void {
		file_put_contents( "$this->folder/mode", $mode );
	}

	public function disconnect(): void {
		LocalProvider::forgetModels();
		self::registry()->setValue( null, $this->before );
	}

	/**
	 * What it was asked.
	 *
	 * @param string $path Only requests of this path.
	 * @return list<array{path: string, key: string, body: string}>
	 */
	public function requests( string $path = '' ): array {
		$lines = array_filter( explode( "\n", (string) file_get_contents( "$this->folder/log" ) ) );
		$all   = array_map( static fn ( string $line ) => json_decode( $line, true ), $lines );
		return array_values( array_filter( $all, static fn ( array $request ) => $path === '' || $request['path'] === $path ) );
	}

	private static function start(): self {
		$folder = get_temp_dir() . 'uf-ai-' . wp_generate_password( 12, false );
		mkdir( $folder );
		register_shutdown_function(
			static function () use ( $folder ): void {
				array_map( unlink( ... ), glob( "$folder/*" ) ?: [] );
				rmdir( $folder );
			}
		);
		putenv( "UF_AI_FOLDER=$folder" );
		file_put_contents( "$folder/mode", 'good' );
		$server = PackageServer::start( $folder, __DIR__ . '/server.php' );
		return new self( $folder, str_replace( '/catalogue.json', '', $server->url ) );
	}

	private static function registry(): ReflectionProperty {
		return new ReflectionProperty( AiClient::class, 'defaultRegistry' );
	}
}
