<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Support\Cast;

/**
 * Code that runs in every request of TestServer's site, as a must-use plugin, until the test removes it.
 */
final class ServerCode {

	private function __construct( private readonly string $file ) {}

	/**
	 * @param string $code PHP without the opening tag.
	 */
	public static function add( string $code ): self {
		$folder = Cast::string( constant( 'WPMU_PLUGIN_DIR' ) );
		wp_mkdir_p( $folder );
		$file = "$folder/uf-test-" . bin2hex( random_bytes( 6 ) ) . '.php';
		file_put_contents( $file, "<?php\n$code\n" );
		return new self( $file );
	}

	public function remove(): void {
		unlink( $this->file );
	}
}
