<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use WP_HTML_Tag_Processor;

/**
 * The elements of a piece of HTML with the names of their attributes, in order: a text that runs, or only breaks out, changes them.
 */
final class Skeleton {

	/**
	 * @return list<string> For example "SCRIPT id src".
	 */
	public static function of( string $html ): array {
		$tags      = [];
		$processor = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$names = $processor->is_tag_closer() ? [ '/' ] : (array) $processor->get_attribute_names_with_prefix( '' );
			foreach ( [ 'href', 'src', 'action' ] as $name ) {
				$address = $processor->get_attribute( $name );
				Assert::assertStringNotContainsString( Payload::MARK, is_string( $address ) ? $address : '' );
			}
			$tags[] = implode( ' ', [ $processor->get_tag(), ...$names ] );
		}
		return $tags;
	}
}
